/** Names in Ruby: snake case, and an underscore behind what the language or its root classes have. */
import { deviceNames, type NamePolicy } from "../../sdk/names/policy.js";

/** Keywords (doc/keywords.rdoc of Ruby). They can be called behind a dot, but a parameter of that name cannot be read. */
const keywords =
  `alias and begin break case class def defined do else elsif end ensure false for if in module next nil not or
  redo rescue retry return self super then true undef unless until when while yield BEGIN END`.split(
    /\s+/,
  );

/** Methods of every object, of Ruby 2.7 to 4.0, and those that objects call of themselves. */
const objectMethods =
  `class clone define_singleton_method display dup enum_for extend freeze hash inspect instance_eval instance_exec
  instance_variable_get instance_variable_set instance_variables itself method methods object_id private_methods
  protected_methods public_method public_methods public_send remove_instance_variable send singleton_class
  singleton_method singleton_methods taint tap then to_enum to_s trust untaint untrust yield_self
  binding block_given catch initialize initialize_clone initialize_copy initialize_dup lambda method_missing proc raise
  require respond_to_missing throw`.split(/\s+/);

/** Methods of hashes beside these. */
const hashMethods =
  `assoc chain chunk chunk_while clear collect collect_concat compact compare_by_identity count cycle deconstruct
  deconstruct_keys default default_proc delete delete_if detect dig drop drop_while each each_cons each_entry each_key
  each_pair each_slice each_value each_with_index each_with_object entries except fetch fetch_values filter filter_map
  find find_all find_index first flat_map flatten grep grep_v group_by inject invert keep_if key keys lazy length map
  max max_by merge min min_by minmax minmax_by partition rassoc reduce rehash reject replace reverse_each select shift
  size slice slice_after slice_before slice_when sort sort_by store sum take take_while tally tally_by to_a to_h
  to_hash to_json to_proc to_set transform_keys transform_values uniq update values values_at zip part parts`.split(
    /\s+/,
  );

/** Classes and modules that are in scope everywhere. */
const classes =
  `ArgumentError Array BasicObject Binding Boolean Class Comparable Complex Data Dir Encoding Enumerable Enumerator Errno
  Exception Fiber File Float Hash IO Integer Kernel Marshal Math Method Module Mutex NilClass Numeric Object Proc
  Process Queue Random Range Rational Regexp Ruby Set Signal StandardError String Struct Symbol Thread Time
  `
    .trim()
    .split(/\s+/);

const words: ReadonlySet<string> = new Set(keywords);

/** The names of Ruby. Members are methods of groups and clients, fields are readers of models. */
export const rubyNames: NamePolicy = {
  cases: {
    ...{ type: "pascal", function: "snake", member: "snake", field: "snake" },
    ...{ constant: "screaming", variable: "snake", file: "snake" },
  },
  reserved: {
    type: new Set(classes),
    function: new Set([...keywords, ...objectMethods]),
    member: new Set(objectMethods),
    field: new Set([...objectMethods, ...hashMethods]),
    constant: words,
    variable: words,
    file: new Set(deviceNames),
  },
  spellings: new Map(),
  beforeDigit: "n",
};
