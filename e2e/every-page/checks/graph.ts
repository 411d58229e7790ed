/** A thing that structured data tells of. */
export type Node = Record<string, unknown>

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A node that only names another by its id. */
export function isReference(node: Node): boolean {
  return Object.keys(node).join() === '@id'
}

/** The nodes and all that are inside them. */
export function everyNodeIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(everyNodeIn)
  if (!isNode(value)) return []
  return [value, ...Object.values(value).flatMap(everyNodeIn)]
}

/** The nodes of a graph; undefined when the data is anything else. */
export function nodesOf(data: unknown): Node[] | undefined {
  if (!isNode(data) || data['@context'] !== 'https://schema.org') return undefined
  const graph = data['@graph']
  return Array.isArray(graph) && graph.every(isNode) ? graph : undefined
}
