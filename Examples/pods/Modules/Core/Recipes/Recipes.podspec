Pod::Spec.new do |spec|
  spec.name = 'Recipes'
  spec.version = '1.0.0'
  spec.summary = 'What goes into a loaf.'
  spec.source_files = 'Sources/**/*.swift'
end
