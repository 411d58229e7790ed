import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { everyNodeIn, isNode, isReference, type Node } from './graph.ts'

const SCHEMA = /^http:\/\/schema\.org\//
const CLASS = 'http://www.w3.org/2000/01/rdf-schema#Class'
const PROPERTY = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#Property'
const BUSINESS = 'LocalBusiness'

/** Where the nodes of a graph say what schema.org has no word for, or do not hold together. */
export function schemaFaults(nodes: readonly Node[]): string[] {
  const businesses = everyNodeIn(nodes).filter((node) => isA(typeOf(node), BUSINESS))
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
  if (!isClass(type)) return [`tells of a "${type}", which schema.org does not know`]
  return [
    ...successionFaults(type),
    ...Object.entries(node).flatMap(([property, value]) =>
      ['@type', '@id'].includes(property) ? [] : propertyFaults(type, property, value, graph),
    ),
  ]
}

function propertyFaults(type: string, property: string, value: unknown, graph: readonly Node[]): string[] {
  if (!isProperty(property)) return [`says "${property}" of a ${type}, which schema.org does not know`]
  if (!isSaidOf(property, type))
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
  const successor = successorOf(word)
  return successor ? [`says "${word}", in whose place schema.org has put "${successor}"`] : []
}

function misfit(type: string, property: string, value: unknown): string {
  const ranges = rangesOf(property).join(' or ')
  return `gives the "${property}" of a ${type} as ${JSON.stringify(value)}, which is no ${ranges}`
}

function fits(value: unknown, property: string, graph: readonly Node[]): boolean {
  return rangesOf(property).some((range) => {
    if (isNode(value)) return isA(typeOf(referredTo(value, graph)), range)
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
      return isA(range, 'Text') || isMember(value, range)
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

/** What schema.org's own release states of its words: `type domainIncludes …`, by the word and the predicate. */
const statements = readStatements()

/** Each line of the file is one statement: `<subject> <predicate> <object> <graph> .` */
function readStatements(): ReadonlyMap<string, string[]> {
  const found = new Map<string, string[]>()
  const file = readFileSync(fileURLToPath(import.meta.resolve('@vocabulary/schema/schema.nq')), 'utf8')
  for (const [, subject = '', predicate = '', object = ''] of file.matchAll(
    /^<([^>]+)> <([^>]+)> <([^>]+)> /gm,
  )) {
    const key = `${subject.replace(SCHEMA, '')} ${predicate.replace(/^.*[/#]/, '')}`
    found.set(key, [...(found.get(key) ?? []), object.replace(SCHEMA, '')])
  }
  return found
}

function stated(word: string, predicate: string): readonly string[] {
  return statements.get(`${word} ${predicate}`) ?? []
}

const isClass = (name: string) => stated(name, 'type').includes(CLASS)
const isProperty = (name: string) => stated(name, 'type').includes(PROPERTY)
const rangesOf = (property: string) => stated(property, 'rangeIncludes')
/** What to say in place of a word that schema.org has given up. */
const successorOf = (name: string) => stated(name, 'supersededBy')[0]

/** Whether the one class is the other or a kind of it. */
function isA(name: string, other: string): boolean {
  return name === other || stated(name, 'subClassOf').some((parent) => isA(parent, other))
}

function isSaidOf(property: string, name: string): boolean {
  return stated(property, 'domainIncludes').some((domain) => isA(name, domain))
}

/** Whether a value is one of those that schema.org lists, such as a day of the week, by its name or address. */
function isMember(value: string, name: string): boolean {
  const kinds = stated(value.replace(/^https?:\/\/schema\.org\//, ''), 'type')
  return kinds.some((kind) => kind !== CLASS && isA(kind, name))
}
