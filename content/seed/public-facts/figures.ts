import { publicFact } from './public-fact.ts'

/** Figures of towns that somebody else counts. */
export const figureFacts = [
  publicFact('population', {
    title: 'Population of the towns',
    statement: 'Each town’s page shows its population in the 2020 census.',
    words: ['Population (2020)'],
    source: 'US Census Bureau',
    passage: '2020 Census, table P1',
    url: 'https://data.census.gov/',
  }),
  publicFact('land-area', {
    title: 'Land area of the towns',
    statement:
      'Each town’s page shows its land area in square miles, rounded to a tenth. The year of the file has to be noted: town limits move when land is annexed.',
    words: ['sq mi'],
    source: 'US Census Bureau',
    passage: 'Gazetteer files, places, column ALAND_SQMI',
    url: 'https://www.census.gov/geographies/reference-files/time-series/geo/gazetteer-files.html',
  }),
  publicFact('home-values', {
    title: 'Average home values',
    statement:
      'The pages of five towns show a home value, which changes every year. The census counts the median, half of the homes above it and half below.',
    words: ['Average home value'],
    source: 'US Census Bureau',
    passage: 'American Community Survey, table B25077',
    url: 'https://data.census.gov/',
  }),
]
