/** What a picture shows; `focus` is where its subject stands, from 0 to 1 to the right and down, when off center. */
export type Description = { alt: string; focus?: { x: number; y: number }; isDrawn?: boolean }

/** The sample pictures in `pictures/`, made for this site: renderings, and a drawing that nobody takes for a photo. */
export const pictures = {
  'hero-home.jpg': {
    alt: 'Two-story house with brick-pier porch, white siding, and lit windows at golden hour',
  },
  'hero-home-night.jpg': { alt: 'The same two-story house at night, with lit windows below a dark sky' },
  'about-1.jpg': { alt: 'Workshop with long wooden bench, pegboard tool wall, and pendant lights' },
  'about-2.jpg': { alt: 'House interior under construction with stud walls, sawhorses, lumber, and tools' },
  'service-handyman.jpg': {
    alt: 'Workbench with drill, level, tape measure, screwdrivers, and pliers, tools on pegboard behind',
    focus: { x: 0.62, y: 0.6 },
  },
  'service-renovations.jpg': {
    alt: 'Room mid-renovation with taped drywall, open studs, insulation, ladder, and sawhorses',
  },
  'service-construction.jpg': {
    alt: 'Wood house frame with roof trusses against a blue sky, lumber and sawhorses in front',
  },
  'service-maintenance.jpg': {
    alt: 'Side of a house with gutter, extension ladder, and outdoor air-conditioning unit',
  },
  'detail-painting.jpg': {
    alt: 'Wall half painted sage green with roller, paint cans, ladder, and taped baseboard',
    focus: { x: 0.58, y: 0.55 },
  },
  'detail-plumbing.jpg': {
    alt: 'Brushed-nickel kitchen faucet over an undermount sink in a marble-look counter',
  },
  'detail-drywall.jpg': {
    alt: 'Drywall being finished: taped seams, taping knife, mud buckets, and open studs',
  },
  'detail-electrical.jpg': {
    alt: 'Three glass pendant lights over a kitchen counter, outlets, and a shelf behind',
  },
  'detail-tile.jpg': {
    alt: 'Floor tile installation with thinset, notched trowel, spacers, and level',
    focus: { x: 0.6, y: 0.5 },
  },
  'detail-fence.jpg': {
    alt: 'New cedar-tone privacy fence with mulch bed and shrubs along a lawn',
    focus: { x: 0.4, y: 0.65 },
  },
  'detail-deck.jpg': { alt: 'Wood deck with white railing, two chairs, a drill, and a level on the boards' },
  'detail-pressure-washing.jpg': {
    alt: 'Driveway half cleaned by pressure washing in front of a house with garage',
    focus: { x: 0.7, y: 0.6 },
  },
  'detail-smart-lock.jpg': { alt: 'Keypad smart lock and black lever on a dark teal front door' },
  'detail-blinds.jpg': { alt: 'Living-room windows with horizontal blinds and a folded fabric shade' },
  'reno-living-room-builtins.jpg': {
    alt: 'Living room with fireplace, built-in bookcases, sofa, armchair, and patterned rug',
  },
  'reno-open-staircase-hall.jpg': {
    alt: 'Two-story entry hall with open wood staircase, iron balusters, and globe pendant',
    focus: { x: 0.7, y: 0.5 },
  },
  'reno-screened-porch-deck.jpg': {
    alt: 'Covered porch with wood ceiling, fan, string lights, and outdoor sofa facing trees',
  },
  'kitchen-white-shaker.jpg': {
    alt: 'White shaker kitchen with glass uppers, sink island, globe pendants, and dark wood floor',
  },
  'kitchen-before.jpg': {
    alt: 'Dated kitchen with honey-oak cabinets, laminate counters, coil range, and almond refrigerator',
  },
  'kitchen-after.jpg': {
    alt: 'A kitchen with white shaker cabinets, navy island, marble-look counters, and brass pendants',
  },
  'bathroom-before.jpg': {
    alt: 'Dated bathroom with pink tile tub surround, oak vanity, strip light, and small mosaic floor',
  },
  'bathroom-after.jpg': {
    alt: 'A bathroom with a glass walk-in shower, floating oak vanity, and round mirror',
  },
  'kitchen-warm-oak.jpg': { alt: 'Oak slab-front kitchen with open shelves, plaster hood, and black stools' },
  'kitchen-open-plan.jpg': {
    alt: 'Open-plan kitchen with green island, glass pendants, and a dining table beside it',
  },
  'addition-family-room.jpg': {
    alt: 'Family room with stone fireplace, exposed beams, two sofas, and glass doors',
  },
  'addition-primary-suite.jpg': {
    alt: 'Primary bedroom with paneled feature wall, upholstered bed, and tall windows',
  },
  'kitchen-navy-island.jpg': {
    alt: 'White kitchen with navy waterfall island, brass dome pendants, and light oak floor',
  },
  'kitchen-sage-galley.jpg': {
    alt: 'Sage green galley kitchen with oak shelves, brass hardware, and runner rug',
  },
  'bath-double-vanity.jpg': {
    alt: 'Navy double vanity with two brass-framed mirrors and cylinder sconces',
  },
  'bath-marble-walkin-shower.jpg': {
    alt: 'Marble-look walk-in shower with glass panels, brass fixtures, and a bench',
  },
  'addition-second-story.jpg': {
    alt: 'Blue two-story house with scaffolding on the upper floor and a two-car garage',
    focus: { x: 0.6, y: 0.5 },
  },
  'addition-sunroom.jpg': {
    alt: 'Bright sunroom with windows on three sides, sofa, ceiling fan, and plants',
  },
  'owner-portrait.jpg': {
    alt: 'Drawing of the owner in a hard hat, with dimension lines like a blueprint',
    isDrawn: true,
  },
  'reno-finished-basement.jpg': {
    alt: 'Finished basement with media wall, gray sofa, leather chair, and a navy wet bar',
  },
  'bath-freestanding-tub.jpg': {
    alt: 'Freestanding tub under a tall window with green wainscot and a brass filler',
  },
  'bath-compact-guest.jpg': {
    alt: 'Compact guest bath with beadboard, small oak vanity, and checkered tile floor',
  },
  'city-charlotte.jpg': {
    alt: 'Stylized dusk skyline of office towers behind a canopy of trees, not a real view',
  },
  'city-matthews.jpg': {
    alt: 'Craftsman-style house with brick-pier porch and autumn-tinted trees',
    focus: { x: 0.42, y: 0.55 },
  },
  'city-mint-hill.jpg': {
    alt: 'White farmhouse-style home on a wide lawn with large shade trees',
    focus: { x: 0.56, y: 0.52 },
  },
  'city-pineville.jpg': {
    alt: 'Brick main street with storefronts, awnings, street lights, and young trees',
    focus: { x: 0.38, y: 0.5 },
  },
  'city-huntersville.jpg': {
    alt: 'Wooden dock reaching over calm lake water to a lakeside house at dusk',
    focus: { x: 0.33, y: 0.45 },
  },
  'city-cornelius.jpg': { alt: 'White lakeside houses and trees reflected in calm water on a clear day' },
  'city-davidson.jpg': { alt: 'Red-brick house with white porch columns, dark shutters, and mature trees' },
  'city-concord.jpg': {
    alt: 'Suburban street with sidewalk, young trees, and a row of porch-front houses',
    focus: { x: 0.3, y: 0.5 },
  },
} as const satisfies Record<string, Description>
