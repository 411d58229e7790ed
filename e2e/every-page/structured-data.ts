import { dollars } from '#content/price.ts'
import { type BuiltPage, words } from './built-page.ts'

type Node = Record<string, unknown>

/** What a search engine reads differs from what a visitor reads, or can't be read at all. */
export function structuredDataFaults(page: BuiltPage): string[] {
  const scripts = page.document.querySelectorAll('script[type="application/ld+json"]')
  if (scripts.length !== 1) return [`has ${scripts.length} blocks of structured data`]
  const nodes = nodesIn(JSON.parse(scripts[0]?.rawText ?? ''))
  if (!nodes) return ['has structured data that is not one graph']
  const businesses = nodes.filter(({ '@type': type }) => type === 'GeneralContractor').length
  return [
    ...(businesses === 1 ? [] : [`names the business ${businesses} times`]),
    ...idFaults(nodes),
    ...questionFaults(page, nodes),
    ...priceFaults(page, nodes),
  ]
}

function nodesIn(data: unknown): Node[] | undefined {
  if (!isNode(data) || data['@context'] !== 'https://schema.org') return undefined
  const graph = data['@graph']
  return Array.isArray(graph) && graph.every(isNode) ? graph : undefined
}

/** A reference by id leads to a node of the same graph, and no two nodes have the same id. */
function idFaults(nodes: readonly Node[]): string[] {
  const ids = nodes.map(({ '@id': id }) => String(id))
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index)
  const dangling = everyNodeIn(nodes)
    .filter((node) => Object.keys(node).length === 1 && '@id' in node)
    .map(({ '@id': id }) => String(id))
    .filter((id) => !ids.includes(id))
  return [
    ...repeated.map((id) => `has two nodes with the id ${id}`),
    ...dangling.map((id) => `refers to the node ${id}, which is not there`),
  ]
}

function questionFaults({ document }: BuiltPage, nodes: readonly Node[]): string[] {
  const shown = document.querySelectorAll('[data-section="faq"] [data-item]').map((item) => ({
    question: words(item.querySelector('summary')?.text ?? ''),
    answer: words(item.structuredText),
  }))
  const told = everyNodeIn(nodes).filter(({ '@type': type }) => type === 'Question')
  if (shown.length !== told.length)
    return [`shows ${shown.length} questions and tells search engines of ${told.length}`]
  return shown.flatMap(({ question, answer }, index) => {
    const node = told[index]
    const accepted = isNode(node?.acceptedAnswer) ? words(String(node.acceptedAnswer.text)) : ''
    const isSame = node?.name === question && accepted !== '' && answer.endsWith(accepted)
    return isSame ? [] : [`tells search engines another answer to "${question}" than it shows`]
  })
}

/** Each amount that is offered to search engines stands on the page as well. */
function priceFaults({ document }: BuiltPage, nodes: readonly Node[]): string[] {
  const visible = document.querySelector('main')?.text ?? ''
  const amounts = everyNodeIn(nodes)
    .filter(({ '@type': type }) => type === 'UnitPriceSpecification')
    .flatMap(({ price, minPrice, maxPrice }) => [price, minPrice, maxPrice])
    .filter((amount) => typeof amount === 'number')
  return amounts
    .map((amount) => dollars(Math.round(amount * 100)).slice(1))
    .filter((amount) => !visible.includes(amount))
    .map((amount) => `offers $${amount} to search engines, but does not show it`)
}

function everyNodeIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(everyNodeIn)
  if (!isNode(value)) return []
  return [value, ...Object.values(value).flatMap(everyNodeIn)]
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
