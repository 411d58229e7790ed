import { schedule } from '../../../plan-sections.ts'

/** What is due in each season of the Piedmont. */
export const preventiveYear = schedule({
  heading: 'Maintenance calendar by season',
  intro:
    'Timed for the Piedmont: pollen in April, storms from June, leaves until Christmas, and a handful of hard freezes.',
  tasks: {
    Spring: [
      'Wash pollen and mildew off the shady side',
      'Check roof vents, flashing, and gutters after the winter',
      'Flush the AC drain line before cooling starts',
      'Renew caulk at tubs, showers, and sinks',
      'Probe sills, columns, and door bottoms for soft wood',
    ],
    Summer: [
      'Prime and paint bare trim while it’s dry',
      'Seal decks early in the day, before the boards are hot',
      'Cut shrubs a hand’s width off the siding',
      'Look for termite tubes along the foundation',
      'Check that bath and attic fans move air outside',
    ],
    Fall: [
      'Clean gutters once the oaks have dropped their leaves',
      'Install door sweeps and weatherstripping',
      'Take hoses off and cover the bibs',
      'Change alarm batteries and the furnace filter',
      'Check the crawl-space ground cover and insulation',
    ],
    Winter: [
      'Wrap pipes on outside walls before a hard freeze',
      'Look for stains on ceilings below baths and roof valleys',
      'Test every shutoff while the house is quiet',
      'Recaulk inside windows on a mild day',
      'Plan spring paint and carpentry while the calendar is open',
    ],
  },
})
