import { serviceCards } from '../sections.ts'

/** The twenty-two kinds of work on the page of the whole list. */
export const everyJob = serviceCards({
  heading: 'Twenty-two handyman services',
  intro: 'Pick three or pick ten. Where a job has a page of its own, the card takes you there.',
  cards: [
    {
      title: 'Furniture assembly',
      text: 'Flat-pack furniture, cribs, wall beds, and desks. We build them by the instructions, anchor them, and haul off the boxes.',
      price: 'price-furniture-small',
      service: 'service-furniture-assembly',
    },
    {
      title: 'Drywall',
      text: 'Holes, cracks, stains, and the square a plumber cut. Texture matched before the primer.',
      price: 'price-drywall-repair',
      service: 'service-drywall-repair',
    },
    {
      title: 'Painting',
      text: 'A door, a room, or the whole outside. Touch-ups too, if you still have the can.',
      price: 'price-interior-painting',
      service: 'service-painting',
    },
    {
      title: 'Minor plumbing',
      text: 'Dripping faucets, running toilets, slow drains, a valve that hasn’t turned since the house was built.',
      price: 'price-plumbing-minor-repairs',
      service: 'service-plumbing',
    },
    {
      title: 'Minor electrical',
      text: 'Dead outlets, loose switches, dimmers that buzz, a doorbell that stopped ringing.',
      price: 'price-electrical-basic',
      service: 'service-electrical',
    },
    {
      title: 'Babyproofing',
      text: 'Gates at the stairs, straps on the dresser, locks under the sink, for the age your child is now.',
      service: 'service-babyproofing',
    },
    {
      title: 'Light fixtures',
      text: 'Pendants over the island, vanity bars, porch lanterns, and lights in the closet.',
      price: 'price-electrical-lights',
      service: 'service-electrical',
    },
    {
      title: 'Tiling',
      text: 'A backsplash, a bath floor, or the one cracked tile you kept the box for.',
      price: 'price-tiling-ceramic',
      service: 'service-tiling',
    },
    {
      title: 'Pressure washing',
      text: 'Pollen off the porch, clay off the driveway, green off the north wall, each at the pressure it can take.',
      service: 'service-pressure-washing',
    },
    {
      title: 'Smart home',
      text: 'Locks, doorbells, thermostats, and switches, set up and working on your phone.',
      service: 'service-smart-home-upgrades',
    },
    {
      title: 'Fence and gate',
      text: 'Posts that lean, gates that drag, and boards the last storm took.',
      service: 'service-fence-repair',
    },
    {
      title: 'Carpentry',
      text: 'Trim, shelves, rails, porch posts, and the soft spot in the sill.',
      service: 'service-carpentry',
    },
    {
      title: 'Window coverings',
      text: 'Blinds, shades, and rods, hung level in frames that aren’t.',
      service: 'service-window-covering',
    },
    {
      title: 'Door hardware',
      text: 'Knobs, hinges, closers, deadbolts, and strike plates, and the door itself when it sticks.',
      service: 'service-door-repair',
    },
    {
      title: 'Senior home upgrades',
      text: 'Bars, rails, ramps, lever handles, and light along the way to the bathroom.',
      service: 'service-senior-home-modifications',
    },
    {
      title: 'Gutter cleaning',
      text: 'Scooped, flushed, and checked for slope. Under oaks and sweetgums, that’s once in late fall and once after the pollen.',
      service: 'service-maintenance-routine',
    },
    {
      title: 'Window washing',
      text: 'Glass, tracks, and sills, inside and out, to the second floor. We lift paint specks with a blade where the glass allows it.',
    },
    {
      title: 'Screens',
      text: 'New mesh in old frames, torn porch panels, patio sliders that jump. Pet mesh and fine mesh are on the truck.',
    },
    {
      title: 'Small appliance installation',
      text: 'Dishwashers, disposals, microwaves, and dryers: we take out the old one and run the new one through a cycle.',
      service: 'service-appliance-installation',
    },
    {
      title: 'Picture hanging and TV mounting',
      text: 'A gallery wall laid out in paper first; a mirror on two screws; a TV on studs with its cords out of sight.',
      price: 'price-tv-mounting',
    },
    {
      title: 'Deck building',
      text: 'New decks, steps, and rails, or new boards on a sound frame. We’ll draw it and get the permit if the county requires one.',
      service: 'service-construction',
    },
    {
      title: 'Holiday lights',
      text: 'Clipped, never stapled, on a timer and a protected outlet. Book by the end of October and they’ll be up before Thanksgiving. We’ll take them down and label them in January.',
    },
  ],
})
