import { serviceCards } from '../sections.ts'

/** The twenty-two kinds of work on the page of the whole list. */
export const everyJob = serviceCards({
  heading: 'Twenty-two handyman services',
  intro: 'Pick three or pick ten. Many services have a page with more prices and details.',
  cards: [
    {
      title: 'Furniture assembly',
      text: 'Flat-pack furniture, cribs, wall beds, and desks. We put everything together, anchor it, and haul off the boxes.',
      price: 'price-furniture-small',
      service: 'service-furniture-assembly',
    },
    {
      title: 'Drywall',
      text: 'Holes, cracks, stains, and the square hole the plumber left. We match the texture too.',
      price: 'price-drywall-repair',
      service: 'service-drywall-repair',
    },
    {
      title: 'Painting',
      text: 'A door, a room, or the whole outside. We do touch-ups too, if you still have the paint.',
      price: 'price-interior-painting',
      service: 'service-painting',
    },
    {
      title: 'Minor plumbing',
      text: 'Dripping faucets, running toilets, slow drains, and stuck valves.',
      price: 'price-plumbing-minor-repairs',
      service: 'service-plumbing',
    },
    {
      title: 'Minor electrical',
      text: 'Dead outlets, loose switches, dimmers that buzz, and doorbells that don’t ring.',
      price: 'price-electrical-basic',
      service: 'service-electrical',
    },
    {
      title: 'Babyproofing',
      text: 'Gates at the stairs, straps on the dresser, and locks under the sink.',
      service: 'service-babyproofing',
    },
    {
      title: 'Light fixtures',
      text: 'Pendants over the island, vanity lights, porch lights, and closet lights.',
      price: 'price-electrical-lights',
      service: 'service-electrical',
    },
    {
      title: 'Tiling',
      text: 'A backsplash, a bath floor, or that one cracked tile you saved a spare for.',
      price: 'price-tiling-ceramic',
      service: 'service-tiling',
    },
    {
      title: 'Pressure washing',
      text: 'We wash pollen off the porch, clay off the driveway, and mildew off the siding.',
      service: 'service-pressure-washing',
    },
    {
      title: 'Smart home',
      text: 'Locks, doorbells, thermostats, and switches. We don’t leave until everything works on your phone.',
      service: 'service-smart-home-upgrades',
    },
    {
      title: 'Fence and gate',
      text: 'Leaning posts, dragging gates, and storm damage.',
      service: 'service-fence-repair',
    },
    {
      title: 'Carpentry',
      text: 'Trim, shelves, rails, porch posts, and rotted windowsills.',
      service: 'service-carpentry',
    },
    {
      title: 'Window coverings',
      text: 'Blinds, shades, and rods, hung level even if the window isn’t.',
      service: 'service-window-covering',
    },
    {
      title: 'Door hardware',
      text: 'Knobs, hinges, closers, and deadbolts. If the door sticks, we fix that too.',
      service: 'service-door-repair',
    },
    {
      title: 'Senior home upgrades',
      text: 'Grab bars, rails, ramps, lever handles, and night lights on the way to the bathroom.',
      service: 'service-senior-home-modifications',
    },
    {
      title: 'Gutter cleaning',
      text: 'We scoop the gutters, flush them, and check the slope. If you have oaks, plan on a cleaning in late fall and another after the pollen.',
      service: 'service-maintenance-routine',
    },
    {
      title: 'Window washing',
      text: 'We wash the glass, tracks, and sills inside and out, up to the second floor.',
    },
    {
      title: 'Screens',
      text: 'New mesh in old frames, torn porch panels, and sliders that jump the track. We carry pet screen and fine mesh.',
    },
    {
      title: 'Small appliance installation',
      text: 'Dishwashers, disposals, microwaves, and dryers. We take out the old appliance, install the new one, and test it.',
      service: 'service-appliance-installation',
    },
    {
      title: 'Picture hanging and TV mounting',
      text: 'Gallery walls, heavy mirrors, and TVs mounted to studs with the cords out of sight.',
      price: 'price-tv-mounting',
    },
    {
      title: 'Deck building',
      text: 'New decks, steps, and rails, or new boards on a solid frame. We’ll draw the deck and get the permit if the county requires one.',
      service: 'service-construction',
    },
    {
      title: 'Holiday lights',
      text: 'We use clips, not staples, and put the lights on a timer. Book by the end of October and your lights will be up before Thanksgiving. We take them down in January.',
    },
  ],
})
