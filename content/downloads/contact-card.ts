import type { HoursLine } from '../hours/opening-hours.ts'
import { contentLines, momentValue, textValue } from './content-lines.ts'

type ContactCard = {
  name: string
  phone: string
  email: string
  /** Where the business is on the web, and where this card is. */
  url: string
  source: string
  locality: string
  region: string
  postalCode: string
  /** What is good to know before one calls. */
  hours: readonly HoursLine[]
  licenceLine: string
  /** A PNG in Base64. */
  logo: string
  /** When something on the card changed last, such as `2026-11-20T13:49:05Z`. */
  updatedAt: string
}

/**
 * The business for the address book of a phone, as vCard 3.0 (RFC 2426): iPhones, Android and Outlook all read this version.
 * N is required and has no parts, for it is no person; X-ABShowAs tells iPhones that it is a company.
 */
export function contactCard(card: ContactCard): string {
  const hours = card.hours.map(({ days, hours: times }) => `${days}: ${times}`)
  const address = ['', '', '', card.locality, card.region, card.postalCode, 'USA'].map(textValue).join(';')
  return contentLines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${textValue(card.name)}`,
    'N:;;;;',
    `ORG:${textValue(card.name)}`,
    'X-ABShowAs:COMPANY',
    `TEL;TYPE=WORK,VOICE,PREF:${card.phone}`,
    `EMAIL;TYPE=INTERNET,WORK,PREF:${card.email}`,
    `ADR;TYPE=WORK:${address}`,
    `URL;TYPE=WORK:${card.url}`,
    `NOTE:${textValue([...hours, card.licenceLine].join('\n'))}`,
    `PHOTO;ENCODING=b;TYPE=PNG:${card.logo}`,
    `SOURCE:${card.source}`,
    `REV:${momentValue(card.updatedAt)}`,
    'END:VCARD',
  ])
}
