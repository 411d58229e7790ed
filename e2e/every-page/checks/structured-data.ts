import type { HTMLElement } from 'node-html-parser'
import { type BuiltPage, words } from './built-page.ts'

/** A thing that structured data tells of. */
type Node = Record<string, unknown>

/** What a search engine reads does not hold together, or differs from what a visitor reads. Its words are typed by schema-dts. */
export function structuredDataFaults({ document }: BuiltPage): string[] {
  const scripts = document.querySelectorAll('script[type="application/ld+json"]')
  if (scripts.length !== 1) return [`has ${scripts.length} blocks of structured data`]
  const text = scripts[0]?.rawText ?? ''
  const nodes = nodesOf(JSON.parse(text))
  if (!nodes) return ['has structured data that is not one graph']
  return [
    ...(text.includes('<') ? ['has structured data that could end its own element'] : []),
    ...idFaults(nodes),
    ...trailFaults(document, nodes),
    ...questionFaults(document, nodes),
    ...reviewFaults(document, nodes),
    ...priceFaults(document, nodes),
  ]
}

/** The nodes of a graph; undefined when the data is anything else. */
function nodesOf(data: unknown): Node[] | undefined {
  if (!isNode(data) || data['@context'] !== 'https://schema.org') return undefined
  const graph = data['@graph']
  return Array.isArray(graph) && graph.every(isNode) ? graph : undefined
}

/** A reference by id leads to a node of the same graph, and no two nodes have the same id: so there is one business, too. */
function idFaults(nodes: readonly Node[]): string[] {
  const ids = nodes.map(({ '@id': id }) => String(id))
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `has two nodes with the id ${id}`),
    ...everyNodeIn(nodes)
      .filter((node) => Object.keys(node).join() === '@id')
      .map(({ '@id': id }) => String(id))
      .filter((id) => !ids.includes(id))
      .map((id) => `refers to the node ${id}, which is not there`),
  ]
}

/** The way to the page leads over the same pages for search engines and for visitors, where these are shown it. */
function trailFaults(document: HTMLElement, nodes: readonly Node[]): string[] {
  const crumbs = document.querySelectorAll('[data-section="breadcrumb"] a')
  const shown = crumbs.map((link) => link.getAttribute('href') ?? '').join(' > ')
  const steps = nodesOfType(nodes, 'ListItem').map(({ item }) => String(isNode(item) ? item['@id'] : item))
  const told = steps
    .slice(0, -1)
    .map((address) => new URL(address).pathname)
    .join(' > ')
  return shown === '' || shown === told ? [] : [`leads over ${shown}, and search engines over ${told}`]
}

/** Each question and its whole answer, in the order in which visitors read them. */
function questionFaults(document: HTMLElement, nodes: readonly Node[]): string[] {
  const shown = document.querySelectorAll('[data-section="faq"] [data-item]').map((item) => {
    const question = words(item.querySelector('summary')?.text ?? '')
    return { question, whole: words(item.structuredText) }
  })
  const told = nodesOfType(nodes, 'Question')
  if (shown.length !== told.length)
    return [`shows ${shown.length} questions and tells search engines of ${told.length}`]
  return shown.flatMap(({ question, whole }, index) => {
    const node = told[index]
    const answer = isNode(node?.acceptedAnswer) ? words(String(node.acceptedAnswer.text)) : ''
    const isSame = answer !== '' && node?.name === question && whole === `${question} ${answer}`
    return isSame ? [] : [`tells search engines another answer to "${question}" than it shows`]
  })
}

/** Every review that is told is on the page, and every one in the list of reviews is told; samples are not. */
function reviewFaults(document: HTMLElement, nodes: readonly Node[]): string[] {
  const listed = document
    .querySelectorAll('[data-section="reviews"] figure:not([data-sample]) blockquote')
    .map(({ text }) => words(text))
  const shown = document.querySelectorAll('figure:not([data-sample])').map((figure) => ({
    text: words(figure.querySelector('blockquote')?.text ?? ''),
    author: words(figure.querySelector('figcaption b')?.text ?? ''),
  }))
  const told = nodesOfType(nodes, 'Review').map(({ reviewBody, author }) => ({
    text: words(String(reviewBody)),
    author: isNode(author) ? String(author.name) : '',
  }))
  return [
    ...listed
      .filter((text) => !told.some((one) => one.text === text))
      .map((text) => `tells search engines nothing of the review "${text}"`),
    ...told
      .filter(({ text, author }) => !shown.some((one) => one.text === text && one.author === author))
      .map(({ text }) => `tells search engines of a review that it does not show: "${text}"`),
  ]
}

/** A price as it is offered, from one amount to another or from one upwards, stands on the page with the same amounts. */
function priceFaults(document: HTMLElement, nodes: readonly Node[]): string[] {
  const visible = document.querySelector('main')?.text ?? ''
  const shown = new Set(
    [...visible.matchAll(/\$(\d[\d,]*(?:\.\d\d)?)(?:–(\d[\d,]*(?:\.\d\d)?)(\+)?)?/g)].map(
      ([, from, to, more]) => spanOf(amountIn(from), more ? undefined : amountIn(to)),
    ),
  )
  return nodesOfType(nodes, 'UnitPriceSpecification')
    .map(({ price, minPrice, maxPrice }) => spanOf(price ?? minPrice, maxPrice))
    .filter((span) => !shown.has(span))
    .map((span) => `offers ${span} to search engines, but does not show it`)
}

function amountIn(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text.replaceAll(',', ''))
}

function spanOf(from: unknown, to: unknown): string {
  return to === undefined ? `$${from}` : `$${from} to $${to}`
}

function nodesOfType(nodes: readonly Node[], name: string): Node[] {
  return everyNodeIn(nodes).filter(({ '@type': type }) => type === name)
}

/** The nodes and all that are inside them. */
function everyNodeIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(everyNodeIn)
  if (!isNode(value)) return []
  return [value, ...Object.values(value).flatMap(everyNodeIn)]
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
