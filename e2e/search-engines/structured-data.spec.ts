import { expect, test } from '@playwright/test'
import { business, page, SITE } from './checks/example-graph.ts'
import type { Node } from './checks/graph.ts'
import { schemaFaults } from './checks/schema-org.ts'

test('data that schema.org has words for is in order', () => {
  expect(schemaFaults([business, page])).toEqual([])
})

const mistakes: { name: string; nodes: readonly Node[]; fault: RegExp }[] = [
  { name: 'a type that does not exist', nodes: [business, { ...page, '@type': 'Site' }], fault: /a "Site"/ },
  {
    name: 'a type that was given up',
    nodes: [business, { ...page, mainEntity: { '@type': 'UserComments' } }],
    fault: /"UserComments", in whose place/,
  },
  { name: 'a word that does not exist', nodes: [{ ...business, motto: 'Level' }, page], fault: /"motto"/ },
  {
    name: 'a word of other things',
    nodes: [business, { ...page, priceRange: '$$' }],
    fault: /"priceRange" of a WebPage, which schema.org says of other things/,
  },
  {
    name: 'a word that was given up',
    nodes: [{ ...business, serviceArea: { '@type': 'City', name: 'Charlotte' } }, page],
    fault: /"serviceArea", in whose place schema.org has put "areaServed"/,
  },
  {
    name: 'a thing of the wrong kind',
    nodes: [{ ...business, geo: { '@type': 'PostalAddress' } }, page],
    fault: /"geo" of a GeneralContractor as .* no GeoCoordinates/,
  },
  {
    name: 'a fault deep inside',
    nodes: [{ ...business, geo: { '@type': 'GeoCoordinates', height: 3 } }, page],
    fault: /"height" of a GeoCoordinates/,
  },
  {
    name: 'a path for an address',
    nodes: [business, { ...page, url: '/about' }],
    fault: /"\/about", which is no URL/,
  },
  {
    name: 'a day that is not in the calendar',
    nodes: [business, { ...page, dateModified: '2026-02-30' }],
    fault: /"2026-02-30", which is no Date/,
  },
  ...['7 AM', '24:00', '7:00'].map((opens) => ({
    name: `"${opens}" for a time`,
    nodes: [
      { ...business, openingHoursSpecification: { '@type': 'OpeningHoursSpecification', opens } },
      page,
    ],
    fault: /which is no Time/,
  })),
  {
    name: 'a day that no week has',
    nodes: [
      { ...business, openingHoursSpecification: { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Mon' } },
      page,
    ],
    fault: /which is no DayOfWeek/,
  },
  { name: 'a number for a name', nodes: [{ ...business, name: 42 }, page], fault: /as 42, which is no Text/ },
  { name: 'an empty text', nodes: [{ ...business, name: '' }, page], fault: /as "", which is no Text/ },
  {
    name: 'a text for a number',
    nodes: [{ ...business, numberOfEmployees: 'ten' }, page],
    fault: /QuantitativeValue/,
  },
  {
    name: 'a reference to nothing',
    nodes: [business, { ...page, about: { '@id': `${SITE}#nobody` } }],
    fault: /refers to the node https:\/\/www\.example\.com\/#nobody, which is not there/,
  },
  {
    name: 'a reference to a thing of the wrong kind',
    nodes: [business, { ...page, breadcrumb: { '@id': `${SITE}#business` } }],
    fault: /no BreadcrumbList or Text/,
  },
  { name: 'one id twice', nodes: [business, page, page], fault: /two nodes with the id/ },
  {
    name: 'an id that is no address',
    nodes: [business, { ...page, '@id': '#page' }],
    fault: /which is no address/,
  },
  { name: 'two businesses', nodes: [business, { ...business, '@id': `${SITE}#other` }], fault: /2 times/ },
  {
    name: 'no business',
    nodes: [{ ...page, about: undefined }].map(({ about: _, ...rest }) => rest),
    fault: /0 times/,
  },
]

for (const { name, nodes, fault } of mistakes)
  test(`${name} is found`, () => expect(schemaFaults(nodes).join('\n')).toMatch(fault))
