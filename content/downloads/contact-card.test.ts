import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { contactCard } from './contact-card.ts'

const card = contactCard({
  name: 'Crown & Level, Inc.',
  phone: '+17045550142',
  email: 'quotes@crownandlevel.example',
  url: 'https://crownandlevel.example/',
  source: 'https://crownandlevel.example/contact.vcf',
  locality: 'Charlotte',
  region: 'NC',
  postalCode: '28277',
  hours: [
    { days: 'Monday–Friday', hours: '7:00 AM–6:00 PM' },
    { days: 'Sunday', hours: 'Emergencies only' },
  ],
  licenceLine: 'Licensed and insured in North Carolina',
  logo: 'iVBORw0KGgo'.repeat(40),
  updatedAt: '2026-11-20T13:49:05.000Z',
})

/** What another program reads. */
const read = new ICAL.Component(ICAL.parse(card))
const propertyOf = (name: string) => read.getFirstPropertyValue(name)

test('another program reads who it is and how to reach them', () => {
  expect(read.name).toBe('vcard')
  expect(propertyOf('version')).toBe('3.0')
  expect(propertyOf('fn')).toBe('Crown & Level, Inc.')
  expect(propertyOf('org')).toBe('Crown & Level, Inc.')
  expect(propertyOf('tel')).toBe('+17045550142')
  expect(propertyOf('email')).toBe('quotes@crownandlevel.example')
  expect(propertyOf('adr')).toEqual(['', '', '', 'Charlotte', 'NC', '28277', 'USA'])
  expect(propertyOf('url')).toBe('https://crownandlevel.example/')
})

test('the note has the hours, a line each', () => {
  expect(propertyOf('note')).toBe(
    'Monday–Friday: 7:00 AM–6:00 PM\nSunday: Emergencies only\nLicensed and insured in North Carolina',
  )
})

test('the logo comes out of its folded lines as it went in', () => {
  expect(String(propertyOf('photo'))).toBe('iVBORw0KGgo'.repeat(40))
  for (const line of card.split('\r\n')) expect(line.length).toBeLessThanOrEqual(75)
})

test('it is a company to iPhones, and names no person', () => {
  expect(card).toContain('\r\nX-ABShowAs:COMPANY\r\n')
  expect(card).toContain('\r\nN:;;;;\r\n')
  expect(card).toContain('\r\nREV:20261120T134905Z\r\n')
})
