import { schedule } from '../../../plan-sections.ts'

/** What is due in each season of the Piedmont. */
export const preventiveYear = schedule({
  heading: 'Maintenance calendar by season',
  intro:
    'Timed for our weather: pollen in April, storms starting in June, leaves until Christmas, and a few hard freezes.',
  tasks: {
    Spring: [
      'Wash pollen and mildew off the shady side',
      'Check roof vents, flashing, and gutters after the winter',
      'Flush the AC drain line before cooling starts',
      'Recaulk tubs, showers, and sinks',
      'Check windowsills, columns, and doors for soft wood',
    ],
    Summer: [
      'Prime and paint bare trim',
      'Seal decks in the cool of the morning',
      'Trim shrubs back a few inches from the siding',
      'Look for termite tubes along the foundation',
      'Make sure bath and attic fans vent outside',
    ],
    Fall: [
      'Clean gutters after the leaves drop',
      'Install door sweeps and weatherstripping',
      'Take hoses off and cover the bibs',
      'Change alarm batteries and the furnace filter',
      'Check the crawl-space ground cover and insulation',
    ],
    Winter: [
      'Wrap pipes on outside walls before a hard freeze',
      'Look for stains on ceilings below baths and roof valleys',
      'Test every shutoff valve',
      'Recaulk windows on a mild day',
      'Book spring painting and carpentry',
    ],
  },
})
