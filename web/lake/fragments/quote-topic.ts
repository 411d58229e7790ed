import type { QuoteTopic } from '#content/quote/quote-request.ts'

export type Subject = {
  _type: string
  title?: string
  name?: string
  service?: { title: string }
  city?: { name: string }
}

/** The service and the town of a page: the subject of a quote request that is made there. */
export function topicOf(page: Subject): QuoteTopic {
  return {
    service: page._type === 'service' ? page.title : page.service?.title,
    town: page._type === 'city' ? page.name : page.city?.name,
  }
}
