import { others, type Primary, primary, type Town } from './towns-table.ts'

const labels = ['Starting at $85', 'Custom pricing', 'Project-based', 'Service plans available']
const areaHours = ['7:00 AM–6:00 PM', 'Saturday 8:00 AM–4:00 PM, by appointment', 'Emergencies 24/7']
const crewHours = ['7:00 AM–6:00 PM', 'Saturday 8:00 AM–4:00 PM']
const plans = ['Basic $99/month', 'Premium Recommended $199/month', 'Commercial Custom pricing']

/** The figures on the pages of towns, by path. */
export const townFacts: Record<string, readonly string[]> = {
  ...Object.fromEntries(
    Object.entries(others).map(([name, town]) => [`/service-areas/${name}`, recordOf(town)]),
  ),
  ...Object.fromEntries(Object.entries(primary).flatMap(pagesOf)),
  '/service-areas/charlotte/painting': ['$2.50/sq ft', '$3.50/sq ft', '$85 per door', '2–5 days'],
  '/service-areas/charlotte/plumbing': ['$75–150', '$150–350', '$125/hr plus materials', '2–4 hours'],
  '/service-areas/charlotte/electrical': ['$125–200', '$200–400', '$150–300'],
  '/service-areas/charlotte/tiling': ['$8–15/sq ft', '$15–25/sq ft', '$20–35/sq ft'],
  '/cities/matthews': ['29,435', '1879', '28104', '28105', '$8,500', '$25,000', '$200/visit'],
  '/cities/huntersville': ['61,376', '1873', '28078', '24/7'],
  '/cities/pineville': ['10,602', '1873', '28134', '24–48 hours', '20+', '1 year'],
  ...Object.fromEntries(Object.entries(primary).flatMap(locationOf)),
}

type Row = [path: string, figures: readonly string[]]

function pagesOf([name, town]: [string, Primary]): Row[] {
  const path = `/service-areas/${name}`
  const zipCodes = town.zipCodes.split(' ')
  return [
    [path, [...recordOf(town), town.value, town.drive]],
    [`${path}/handyman`, [...zipCodes, ...town.neighborhoods.split(', '), ...crewHours, 'Starting at $85']],
    [`${path}/renovations`, [town.value, 'Custom pricing', '2–3 weeks', '3–6 weeks', '8–16 weeks']],
    [`${path}/construction`, ['4–8 months', '6–12 months', '8–16 months', 'Project-based']],
    [`${path}/maintenance`, [...plans, 'Service plans available', 'under 2 hours']],
  ]
}

/** The office is in Charlotte, so nobody needs the way there. */
function locationOf([name, { zipCodes, drive }]: [string, Primary]): Row[] {
  const figures = [drive, '28277', ...zipCodes.split(' '), ...labels, ...crewHours]
  return name === 'charlotte' ? [] : [[`/locations/${name}`, figures]]
}

function recordOf({ zipCodes, population, founded, area, counties, government }: Town): string[] {
  const record = [
    ...zipCodes.split(' '),
    population,
    founded,
    `${area} sq mi`,
    ...counties.split(', '),
    government,
  ]
  return [...record, ...labels, ...areaHours]
}
