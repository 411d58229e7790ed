import { everyNodeIn, isNode, isReference, type Node } from './graph.ts'
import { Vocabulary } from './vocabulary.ts'

const vocabulary = new Vocabulary()
const BUSINESS = 'LocalBusiness'

/** Where the nodes of a graph say what schema.org has no word for, or do not hold together. */
export function schemaFaults(nodes: readonly Node[]): string[] {
  const businesses = everyNodeIn(nodes).filter((node) => vocabulary.isA(typeOf(node), BUSINESS))
  return [
    ...(businesses.length === 1 ? [] : [`names the business ${businesses.length} times`]),
    ...idFaults(nodes),
    ...nodes.flatMap((node) => nodeFaults(node, nodes)),
  ]
}

/** A reference by id leads to a node of the same graph, and no two nodes have the same id. */
function idFaults(nodes: readonly Node[]): string[] {
  const ids = nodes.map(({ '@id': id }) => String(id))
  const isAddress = (id: string) => URL.canParse(id) && /^https?:$/.test(new URL(id).protocol)
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `has two nodes with the id ${id}`),
    ...ids.filter((id) => !isAddress(id)).map((id) => `has a node with the id ${id}, which is no address`),
    ...everyNodeIn(nodes)
      .filter(isReference)
      .map(({ '@id': id }) => String(id))
      .filter((id) => !ids.includes(id))
      .map((id) => `refers to the node ${id}, which is not there`),
  ]
}

function nodeFaults(node: Node, graph: readonly Node[]): string[] {
  const type = typeOf(node)
  if (!vocabulary.isClass(type)) return [`tells of a "${type}", which schema.org does not know`]
  return [
    ...successionFaults(type),
    ...Object.entries(node).flatMap(([property, value]) =>
      ['@type', '@id'].includes(property) ? [] : propertyFaults(type, property, value, graph),
    ),
  ]
}

function propertyFaults(type: string, property: string, value: unknown, graph: readonly Node[]): string[] {
  if (!vocabulary.isProperty(property))
    return [`says "${property}" of a ${type}, which schema.org does not know`]
  if (!vocabulary.isSaidOf(property, type))
    return [`says "${property}" of a ${type}, which schema.org says of other things`]
  const values = Array.isArray(value) ? value : [value]
  return [
    ...successionFaults(property),
    ...values.flatMap((one) => [
      ...(fits(one, property, graph) ? [] : [misfit(type, property, one)]),
      ...(isNode(one) && !isReference(one) ? nodeFaults(one, graph) : []),
    ]),
  ]
}

function successionFaults(word: string): string[] {
  const successor = vocabulary.successorOf(word)
  return successor ? [`says "${word}", in whose place schema.org has put "${successor}"`] : []
}

function misfit(type: string, property: string, value: unknown): string {
  const ranges = vocabulary.rangesOf(property).join(' or ')
  return `gives the "${property}" of a ${type} as ${JSON.stringify(value)}, which is no ${ranges}`
}

function fits(value: unknown, property: string, graph: readonly Node[]): boolean {
  return vocabulary.rangesOf(property).some((range) => {
    if (isNode(value)) return vocabulary.isA(typeOf(referredTo(value, graph)), range)
    if (typeof value === 'string') return textFits(value, range)
    if (typeof value === 'boolean') return range === 'Boolean'
    if (typeof value !== 'number' || !Number.isFinite(value)) return false
    return range === 'Number' || range === 'Float' || (range === 'Integer' && Number.isInteger(value))
  })
}

/** Amounts, dates and times have forms of their own; a number is written as one. */
function textFits(value: string, range: string): boolean {
  if (value === '' || value !== value.trim()) return false
  switch (range) {
    case 'Date':
      return isDay(value)
    case 'DateTime':
      return /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(value)
    case 'Time':
      return /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(value)
    case 'URL':
      return /^https?:\/\//.test(value) && URL.canParse(value)
    default:
      return vocabulary.isA(range, 'Text') || vocabulary.isMember(value, range)
  }
}

function isDay(value: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) return false
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}

function referredTo(node: Node, graph: readonly Node[]): Node {
  return isReference(node) ? (graph.find((other) => other['@id'] === node['@id']) ?? node) : node
}

function typeOf({ '@type': type }: Node): string {
  return typeof type === 'string' ? type : ''
}
