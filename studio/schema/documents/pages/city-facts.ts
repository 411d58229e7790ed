import { defineField } from 'sanity'
import { PlaceInput } from '../../../inputs/place-input.tsx'
import { amount, commaList, eachOnce, fewWords, line, number, reference, remark } from '../../fields.ts'

const zipCodes = (name: string, title: string, description: string) =>
  defineField({
    ...commaList(name, title, description),
    validation: (rule) => rule.custom(areZipCodes),
  })

function areZipCodes(codes: unknown): true | string {
  const listed: unknown[] = Array.isArray(codes) ? codes : []
  const wrong = listed.find((code) => !/^\d{5}$/.test(String(code)))
  return wrong === undefined || `"${wrong}" isn’t a zip code: enter five digits.`
}

export const zipCodesField = defineField({
  ...zipCodes('zipCodes', 'Zip codes', 'The ones on this city’s page. The first one is also on its tile.'),
  validation: (rule) => [rule.required().error('Add at least one zip code.'), rule.custom(areZipCodes)],
})

export const countiesField = defineField({
  ...commaList('counties', 'Counties', 'Without the word "County".'),
  validation: (rule) => rule.required().min(1).error('Name the county.'),
})

export const positionField = defineField({
  name: 'location',
  title: 'Position',
  type: 'geopoint',
  description:
    'Where it is on your map. In your phone’s map, press and hold the town, copy the two numbers, and paste them here.',
  components: { input: PlaceInput },
  validation: (rule) =>
    rule.custom((place) => Boolean(place) || 'Without it, this town isn’t on your map.').warning(),
})

/** What the page tells about a town, and what only the question "Do we serve your area?" knows. */
export const cityFacts = [
  zipCodes(
    'furtherZipCodes',
    'More zip codes',
    'Others you serve as part of this city. "Do we serve your area?" counts them, but they’re not on the city’s page.',
  ),
  commaList('neighborhoods', 'Neighborhoods', 'The names people here use.'),
  commaList('landmarks', 'Landmarks', 'Places everyone here knows.'),
  number('population', 'Population', 'From the 2020 census.', (rule) =>
    rule.integer().positive().error('Enter a whole number.'),
  ),
  number('founded', 'Founded', 'The year.', (rule) =>
    rule.integer().min(1600).max(2100).error('Enter a year, such as 1879.'),
  ),
  number(
    'areaSquareMiles',
    'Area in square miles',
    'Land only, from the Census Bureau, such as 17.1.',
    (rule) => rule.positive().error('Enter a number above zero.'),
  ),
  line('government', 'Government', 'Such as "Mayor and board of commissioners".'),
  commaList('economy', 'Economy', 'What people here do for a living.'),
  commaList('attractions', 'Attractions', 'Places people here like to visit.'),
  line('travelTime', 'Drive time from the office', 'In words, such as "15–25 minutes".'),
  amount('averageHomeValue', 'Average home value', 'In dollars, such as 425,000.', (rule) =>
    rule.integer().positive().error('Enter an amount in dollars, such as 425,000.'),
  ),
  commaList('propertyTypes', 'Kinds of property', 'What you look after here, such as "Lake houses".'),
  commaList('popularRenovations', 'Popular renovations', 'What people here remodel most.'),
  commaList('activeAreas', 'Where people build', 'Areas with new construction.'),
  fewWords('development', 'What is being built', 'In one line, such as "Infill homes and townhomes".', 120),
  reference(
    'projectTimeline',
    'How long building takes',
    'claim',
    'Choose the figure for how long a project usually takes here.',
  ),
  remark(
    'climate',
    'Climate',
    'What the weather and the trees do to houses here, in one or two sentences.',
    300,
  ),
  eachOnce(
    'articles',
    'Articles on other sites',
    'article',
    'Pages from the town or others that help homeowners here. Each one opens in a new tab.',
  ),
]
