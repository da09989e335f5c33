# frozen_string_literal: true

# Compares gems with their signatures, both ways: `ruby signed.rb FOLDER…`. It prints what one has and the other has not.

require "rbs"

# One gem with its signatures.
class SignedGem
  # @return [Integer] number of methods that were compared
  attr_reader :count

  def initialize(folder)
    name = File.basename(Dir.glob("*.gemspec", base: folder).fetch(0), ".gemspec")
    $LOAD_PATH.unshift(File.join(folder, "lib"))
    before = Object.constants
    require name
    @own = (Object.constants - before).map { |each| Object.const_get(each) }.find { |each| each.respond_to?(:eager_load!) }
    @own.eager_load!
    loader = RBS::EnvironmentLoader.new
    loader.add(library: "date", version: nil)
    loader.add(path: Pathname(File.join(folder, "sig")))
    @env = RBS::Environment.from_loader(loader).resolve_type_names
    @builder = RBS::DefinitionBuilder.new(env: @env)
    @options = keywords(@own::Runtime::Options.instance_method(:initialize))
    @client_options = @own::Runtime::ClientState.const_get(:NAMES)
    @faults = []
    @count = 0
  end

  # Gives all differences.
  def faults
    visit(@own)
    @env.class_decls.each_key do |type|
      @faults << "#{type} is no class or module" if own?(type) && !Object.const_defined?(type.to_s)
    end
    @faults
  end

  private

  def own?(type) = type.to_s.start_with?("::#{@own}::")

  def visit(space)
    compare(space)
    space.constants(false).each do |name|
      next if space == @own && %i[Runtime Needs].include?(name)

      value = space.const_get(name, false)
      next visit(value) if value.is_a?(Module)

      known = @env.constant_decls.key?(RBS::TypeName.new(name: name, namespace: RBS::Namespace.parse("::#{space}::")))
      @faults << "#{space}::#{name} has no signature" unless known
    end
  end

  def compare(space)
    type = RBS::Factory.new.type_name("::#{space}")
    return @faults << "#{space} has no signature" unless @env.class_decls.key?(type)

    instance = @builder.build_instance(type).methods.select { |_, method| method.implemented_in == type }
    names = space.public_instance_methods(false) + (space.private_instance_methods(false) & [:initialize])
    hold(space, "#", names, instance) { |name| space.instance_method(name) }
    singleton = @builder.build_singleton(type).methods.select { |name, method| method.implemented_in == type && name != :new }
    # Ruby itself gives structs theirs.
    names = (space.is_a?(Class) && space < Struct) ? [] : space.singleton_methods(false)
    hold(space, ".", names, singleton) { |name| space.method(name) }
  end

  def hold(space, mark, names, signed)
    (names - signed.keys).each { |name| @faults << "#{space}#{mark}#{name} has no signature" }
    signed.each do |name, definition|
      method = yield(name)
      definition.method_types.each { |type| parameters(space, "#{space}#{mark}#{name}", method, type.type) }
    rescue NameError
      @faults << "#{space}#{mark}#{name} is signed, and is no method"
    end
  end

  def parameters(space, name, method, signed)
    @count += 1
    kinds = method.parameters.map(&:first)
    # Methods that Ruby makes: readers of structs, and methods in C.
    return if method.source_location.nil? || (kinds == [:rest] && method.arity == -1 && signed.rest_positionals.nil?)

    positional = [kinds.count(:req), kinds.count(:opt), kinds.include?(:rest)]
    own = [signed.required_positionals.size + signed.trailing_positionals.size, signed.optional_positionals.size]
    @faults << "#{name} has other parameters" unless positional == [*own, !signed.rest_positionals.nil?]
    named(space, name, method, signed, kinds.include?(:keyrest))
  end

  def named(space, name, method, signed, takes_more)
    all = signed.required_keywords.keys + signed.optional_keywords.keys
    wanted = keywords(method)
    missing = method.parameters.filter_map { |kind, own| own if kind == :keyreq } - signed.required_keywords.keys
    @faults << "#{name} does not ask for #{missing.join(", ")}" unless missing.empty?
    more = (takes_more && signed.rest_keywords.nil?) ? passed_on(space, name, all, wanted) : []
    # Those of `new` alone.
    more -= [:base_url] if name.end_with?("Client#initialize")
    different = (all - wanted - more) + ((wanted + more) - all)
    @faults << "#{name} has not the keywords #{different.join(", ")}" unless different.empty?
  end

  # Keywords that a method hands to another one.
  def passed_on(space, name, all, wanted)
    return @options if space <= @own::Group || name.end_with?("#request")

    ((space <= @own::BaseClient) ? @client_options : all) - wanted
  end

  def keywords(method) = method.parameters.filter_map { |kind, name| name if %i[key keyreq].include?(kind) }
end

gems = ARGV.map { |folder| SignedGem.new(folder) }
puts gems.flat_map(&:faults), gems.sum(&:count)
