Pod::Spec.new do |spec|
  spec.name = 'Ovens'
  spec.version = '1.0.0'
  spec.summary = 'What is in which oven.'
  spec.source_files = 'Sources/**/*.swift'
  spec.dependency 'Recipes'
  spec.dependency 'Clock'
end
