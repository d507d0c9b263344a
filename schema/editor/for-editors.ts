/** The parts of a JSON Schema that this folder uses. */
export interface JsonSchema {
  readonly type?: string;
  readonly title?: string;
  readonly description?: string;
  readonly const?: unknown;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly definitions?: Readonly<Record<string, JsonSchema>>;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly oneOf?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly [keyword: string]: unknown;
}

/**
 * Adapts a schema to the YAML extension of VS Code:
 * - a tagged choice is selected by its tag, so that a misspelled tag gives one message that lists all kinds
 * - an example of a value becomes a snippet, which the extension inserts as lines
 * - an optional list is offered with its first entry, not as `[]`
 */
export function forEditors(schema: JsonSchema): JsonSchema {
  const { definitions, properties, items, oneOf, anyOf, additionalProperties: others } = schema;
  return withSnippets(
    withoutEmptyDefault(
      byTag({
        ...schema,
        ...(definitions && { definitions: mapValues(definitions, forEditors) }),
        ...(properties && { properties: mapValues(properties, forEditors) }),
        ...(items && { items: forEditors(items) }),
        ...(oneOf && { oneOf: oneOf.map((branch) => forEditors(withTitle(branch))) }),
        ...(anyOf && { anyOf: anyOf.map(forEditors) }),
        ...(typeof others === 'object' && { additionalProperties: forEditors(others) }),
      }),
    ),
  );
}

function mapValues(
  schemas: Readonly<Record<string, JsonSchema>>,
  change: (schema: JsonSchema) => JsonSchema,
): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, change(schema)]));
}

/** Keys that name the kind of a value. */
const TAGS = ['kind', 'type'] as const;

/** Titles and describes a branch of a choice by its kind, unless it has a title and a description. */
function withTitle(branch: JsonSchema): JsonSchema {
  const kind = TAGS.map((tag) => branch.properties?.[tag]).find((field) => field?.const !== undefined);
  if (!kind) return branch;
  const { const: name, description = '' } = kind;
  return { title: String(name), description, ...branch };
}

/** Turns `oneOf` into “if the tag is this, then that”: JSON Schema has no tags, and `oneOf` blames every branch. */
function byTag(schema: JsonSchema): JsonSchema {
  const { oneOf, ...rest } = schema;
  const tag = TAGS.find((name) => oneOf?.every(({ properties }) => properties?.[name]?.const !== undefined));
  if (!oneOf || tag === undefined) return schema;
  const kinds = oneOf.map((branch) => branch.properties?.[tag]?.const);
  return {
    ...rest,
    type: 'object',
    required: [tag],
    properties: { [tag]: { type: 'string', enum: kinds } },
    allOf: oneOf.map((branch, place) => ({
      if: { properties: { [tag]: { const: kinds[place] } }, required: [tag] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: branch,
    })),
  };
}

function withSnippets(schema: JsonSchema): JsonSchema {
  const { examples, ...rest } = schema;
  return schema.type === 'object' && examples ? { ...rest, defaultSnippets: createSnippets(schema) } : schema;
}

function withoutEmptyDefault(schema: JsonSchema): JsonSchema {
  const { default: value, ...rest } = schema;
  const isEmpty = typeof value === 'object' && value !== null && Object.keys(value).length === 0;
  return isEmpty ? rest : schema;
}

/** A snippet of the YAML extension: `body` is inserted as YAML, with a stop at each `${1:value}`. */
export interface Snippet {
  readonly label: string;
  readonly description: string;
  readonly body: unknown;
}

/** The examples of a value as snippets, with a stop at each value to replace. */
function createSnippets({ title = '', description = title, examples = [] }: JsonSchema): Snippet[] {
  return examples.map((example) => {
    let stops = 0;
    const body = withStops(example, () => ++stops);
    return { label: `new ${title}`, description, body };
  });
}

/** Tags name the kind of a value and stay; all other values become stops. */
function withStops(value: unknown, next: () => number, key = ''): unknown {
  if (Array.isArray(value)) return value.map((entry) => withStops(entry, next));
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, withStops(inner, next, name)]),
    );
  if (key === 'kind' || key === 'type') return value;
  const stop = `\${${next()}:${value}}`;
  // A postal code or a time of day is text, though it looks like a number.
  return typeof value === 'string' && /^\d+(:\d+)?$/.test(value) ? `"${stop}"` : stop;
}
