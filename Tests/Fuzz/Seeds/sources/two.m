#ifdef X
#import <A/B.h> /* c */
#else
@import D.E;
#pragma clang module import F
#endif
#include \
  "G/H.h"
char *a = "\"", b = '\'', c = R"x()x";
