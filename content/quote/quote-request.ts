import { withinSentence } from '../documents/within-sentence.ts'

/** What a page's quote request is about: a service, a town, both, or nothing in particular. */
export type QuoteTopic = { service?: string; town?: string }

/** The first words of a text message: `Hi, I'd like a free quote: painting in Matthews. What I need: `. */
export function quoteRequest({ service, town }: QuoteTopic): string {
  const place = town ? ` in ${town}` : ''
  const subject = service ? `: ${withinSentence(service)}${place}` : place
  return `Hi, I'd like a free quote${subject}. What I need: `
}

/** The subject of a mail: `Free quote request: painting in Matthews`. */
export function quoteSubject({ service, town }: QuoteTopic): string {
  const topic = [service && withinSentence(service), town && (service ? `in ${town}` : town)]
  const words = topic.filter(Boolean).join(' ')
  return words ? `Free quote request: ${words}` : 'Free quote request'
}
