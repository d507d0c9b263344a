type JsonLdNode = Readonly<Record<string, unknown>>;

/**
 * Mistakes in the JSON-LD of a page; empty for a valid page. The allowed properties of a type are
 * checked by the compiler.
 */
export function jsonLdMistakes(data: unknown): string[] {
  if (!isNode(data) || data['@context'] !== 'https://schema.org' || !Array.isArray(data['@graph']))
    return ['It is no @graph in the @context https://schema.org.'];
  const nodes = nodesWithin(data['@graph']);
  const nodeIds = new Set(nodes.filter((node) => '@type' in node).map((node) => node['@id']));
  return nodes.flatMap((node) => {
    const type = node['@type'];
    if (type === undefined)
      return nodeIds.has(node['@id']) ? [] : [`Nothing on the page has the @id ${node['@id']}.`];
    if (typeof type !== 'string' || type === '') return [`${JSON.stringify(type)} is no @type.`];
    return Object.entries(node)
      .filter(([, value]) => isEmpty(value))
      .map(([property]) => `${type}.${property} is empty.`);
  });
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (typeof value === 'number') return !Number.isFinite(value) || value < 0;
  return Array.isArray(value) && (value.length === 0 || value.some(isEmpty));
}

function nodesWithin(value: unknown): JsonLdNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesWithin);
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesWithin)] : [];
}

function isNode(value: unknown): value is JsonLdNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
