import { fixtures } from '../../sections.ts'

/** The fixtures that a plumber sees in each room. */
export const plumbingRooms = fixtures({
  heading: 'Fixtures we install, room by room',
  intro:
    'You can buy the fixtures, or we will. If you’re buying, text us the model number first. Some faucets won’t fit the holes in your sink.',
  lists: {
    Kitchen: [
      'Pull-down and pot-filler faucets',
      'Undermount and farm sinks',
      'Garbage disposals',
      'Dishwasher supply and drain',
      'Ice-maker lines and water filters',
    ],
    Bathroom: [
      'Toilets, seats, and bidet seats',
      'Vanity faucets and pop-up drains',
      'Tub and shower valves and trim',
      'Showerheads and handheld showers',
      'Tub drains and overflows',
    ],
    Utility: [
      'Laundry boxes and hoses',
      'Utility sinks',
      'Hose bibs, including frost-proof',
      'Water-heater valves and expansion tanks',
      'Pressure regulators',
    ],
  },
})
