import type { QuoteTopic } from '#content/quote-request.ts'

export type Subject = {
  _type: string
  title?: string
  name?: string
  service?: { title: string }
  city?: { name: string }
}

/** What a quote is asked for on the page of a document: the service and the town that the page is about. */
export function topicOf(page: Subject): QuoteTopic {
  return {
    service: page._type === 'service' ? page.title : page.service?.title,
    town: page._type === 'city' ? page.name : page.city?.name,
  }
}
