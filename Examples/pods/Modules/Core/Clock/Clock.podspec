Pod::Spec.new do |spec|
  spec.name = 'Clock'
  spec.version = '1.0.0'
  spec.summary = 'How long something takes.'
  spec.source_files = 'Sources/**/*.swift'
end
