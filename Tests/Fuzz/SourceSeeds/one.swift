#!/usr/bin/swift
@testable import A.B // archlint:allow x because y
#if os(iOS)
@_exported public import struct C.D
#elseif X
import `E`; let a = #"\#(b("c"))"# /* /* */ */
#else
let d = """
\(f(/"/, #/
"/#)) import G
"""
#endif
import H
