/**
 * The figures that the business was promised on its pages, by path, as a visitor reads them. They stand here a second time, typed
 * by hand, so that a change of the content that nobody meant is noticed. When the owner changes a fact on purpose, change it here.
 */
export const facts: Record<string, readonly string[]> = {
  '/': [
    ...['Monday-Friday 7:00 AM-6:00 PM', 'Saturday 8:00 AM-4:00 PM', 'Sunday Emergencies only'],
    ...['Charlotte, NC 28277', '30+ miles', 'Mecklenburg', 'Union', 'Cabarrus', 'Gaston'],
    ...['28202', '28105', '28227', '28134', '28078', '28031', '28036', '28025', '28052', '29730'],
    ...['28079', '28173', '28110', '28075', '28012', '28120'],
    ...['Drywall repair from $75', 'Deck staining from $3/sq ft', 'Painting from $2.50/sq ft'],
    ...['TV mounting from $125', 'Plumbing fixtures from $95', 'Ceiling fan installation from $150'],
    ...['Starting at $85', 'Custom pricing', 'Project-based', 'Service plans available'],
    ...['4.9/5', '300+', '500+', '1000+', '25+', '8+ years', '200+', '98%', 'A+', 'Same day', 'All 13'],
    ...['2.5K followers', '1.8K followers', '850 followers'],
    ...['1 year', 'deposit', '1-2 weeks', 'Cash, Check, Credit card, Debit card'],
  ],
  '/about': ['8+', '200+', '98%'],
  '/contact': ['7:00 AM-6:00 PM', 'Saturday 8:00 AM-4:00 PM', '28277'],
  '/gallery': ['All 13'],
  '/service-areas': [
    ...['28202', '28105', '28227', '28134', '28078', '28031', '28036', '28025', '28052', '29730'],
    ...['28079', '28173', '28110', '28075', '28012', '28120'],
  ],
  '/service-areas/charlotte': [
    ...[
      '15-25 minutes',
      '28202',
      '28203',
      '28204',
      '28205',
      '28206',
      '28207',
      '28208',
      '28209',
      '28210',
      '28211',
    ],
    ...['$350,000', 'Saturday By appointment', 'Emergencies 24/7', '7:00 AM-6:00 PM'],
    ...['874,579', '1768', 'Starting at $85', 'Custom pricing', 'Project-based', 'Service plans available'],
  ],
  '/service-areas/matthews': [
    ...['28104', '28105', '$425,000', '29,435', '1879', '15-25 minutes'],
    ...['Saturday By appointment', 'Emergencies 24/7'],
  ],
  '/service-areas/mint-hill': ['28227', '$380,000', '26,450', '1971'],
  '/service-areas/pineville': ['28134', '$315,000', '10,602', '1873', '24-48 hours'],
  '/service-areas/huntersville': ['28078', '$475,000', '61,376', '1873'],
  '/service-areas/cornelius': ['28031', '31,412', '1905'],
  '/service-areas/davidson': ['28036', '15,106', '1879'],
  '/service-areas/concord': ['28025', '105,240', '1796'],
  '/service-areas/gastonia': ['28052', '80,411', '1877'],
  '/service-areas/rock-hill': ['29730', '74,372', '1852'],
  '/service-areas/indian-trail': ['28079', '39,997', '1907'],
  '/service-areas/waxhaw': ['28173', '20,534', '1889'],
  '/service-areas/monroe': ['28110', '34,562', '1844'],
  '/service-areas/harrisburg': ['28075', '18,967', '1973'],
  '/service-areas/belmont': ['28012', '15,010', '1895'],
  '/service-areas/mount-holly': ['28120', '17,703', '1879'],
  '/service-areas/charlotte/handyman': [
    ...['Uptown', 'South End', 'NoDa', 'Plaza Midwood', 'Dilworth', 'Myers Park', 'Ballantyne'],
    ...['Saturday 8:00 AM-4:00 PM', '24-48 hours'],
  ],
  '/service-areas/charlotte/renovations': ['$350,000'],
  '/service-areas/matthews/renovations': ['$425,000'],
  '/service-areas/mint-hill/renovations': ['$380,000'],
  '/service-areas/pineville/renovations': ['$315,000'],
  '/service-areas/huntersville/renovations': ['$475,000'],
  ...below('construction', ['4-8 months', '6-12 months', '8-16 months']),
  ...below('maintenance', ['Basic $99/month', '$199/month', 'Custom pricing', 'under 2 hours']),
  '/cities/matthews': ['29,435', '1879', '28104', '28105'],
  '/cities/huntersville': ['61,376', '1873', '28078'],
  '/cities/pineville': ['10,602', '1873', '28134', '24-48 hours'],
  '/locations/matthews': ['15-25 minutes', '28105', '28104', 'Starting at $85'],
  '/locations/mint-hill': ['15-25 minutes', '28227', 'Custom pricing'],
  '/locations/pineville': ['15-25 minutes', '28134', 'Project-based'],
  '/locations/huntersville': ['15-25 minutes', '28078', 'Service plans available'],
  '/matthews/bathroom-remodeling': ['from $8,500', 'from $3,200', 'from $1,800', 'from $1,500'],
  '/matthews/kitchen-remodeling': ['from $25,000', 'from $8,500', 'from $3,500', 'from $2,200'],
  '/matthews/painting-services': ['$3.25/sq ft', '$125/door'],
  '/matthews/handyman-services': ['$125/hour', '$150/job', '$200/visit', '$75/hour', 'One hour'],
  '/services/handyman': ['Starting at $85'],
  '/services/comprehensive-handyman': ['1000+', '24hr', '25+', '100%'],
  '/services/maintenance/routine': ['from $150', 'from $300', 'from $800'],
  '/services/maintenance/scheduled': ['from $400/quarter', 'from $200/month', 'Most Popular', 'Custom'],
  '/services/maintenance/emergency': ['30 minutes', '5 minutes', 'Same day', '24/7'],
  '/services/maintenance/preventive': ['85%', '20%', '15 years', '99%'],
  '/services/furniture-assembly': ['$50-75', '$75-150', '$150-300', 'one to three hours'],
  '/services/drywall-repair': [
    '$75-125',
    '$125-250',
    '$250-500',
    'up to four inches',
    'up to a foot',
    'eight inches',
  ],
  '/services/painting': [
    ...['from $2.50/sq ft', 'from $3.50/sq ft', 'from $85 per door', 'Custom', '$2.75/sq ft'],
    ...['2 years', '5 years', '2-5 days', '7-10 years'],
  ],
  '/services/plumbing': ['$75-150', '$150-350', '$125/hr plus materials', '2-4 hours'],
  '/services/electrical': ['$125-200', '$200-400', '$150-300'],
  '/services/tiling': ['$8-15/sq ft', '$15-25/sq ft', '$20-35/sq ft'],
  '/services/whole-home-remodel': ['$95,000', '12 weeks', '$120,000', '10 weeks', '8-16 weeks', '15+'],
  '/services/room-additions': [
    ...['$15,000-25,000', '$40,000-80,000+', '6-10 weeks', '12-16 weeks'],
    ...['2-4 weeks', '6-12 weeks', '1 week'],
  ],
  '/services/kitchen-remodeling': [
    ...['$25,000-75,000+', '3-6 weeks', '2-3 weeks', '6-8 weeks', '8-10 weeks'],
    ...['78%', '3-4 weeks', '300+', '98%'],
  ],
  '/services/bathroom-remodeling': [
    ...['$8,500-25,000+', '2-3 weeks', '1-2 weeks', '1 week', '3-4 weeks', '14-day', '500+', '70%'],
  ],
  '/services/babyproofing': ['6-12 months', '1-3 years', '3-5 years'],
  '/services/construction': ['2-4 months'],
}

/** How many steps each page's process has. */
export const steps: Record<string, number> = {
  '/services/kitchen-remodeling': 4,
  '/services/renovations': 4,
  '/services/bathroom-remodeling': 3,
  '/services/furniture-assembly': 4,
  '/services/drywall-repair': 4,
  '/services/painting': 4,
  '/services/tiling': 5,
  '/service-areas/charlotte/renovations': 4,
  '/service-areas/charlotte/construction': 5,
  '/matthews/bathroom-remodeling': 6,
  '/matthews/kitchen-remodeling': 6,
  '/matthews/painting-services': 6,
  '/matthews/handyman-services': 6,
}

/** Figures of parts that are still to be built: the notice after a quote request. */
export const notYet: Record<string, readonly string[]> = {
  '/': ['24 hours'],
}

function below(service: string, figures: readonly string[]): Record<string, readonly string[]> {
  const towns = ['charlotte', 'matthews', 'mint-hill', 'pineville', 'huntersville']
  return Object.fromEntries(towns.map((town) => [`/service-areas/${town}/${service}`, figures]))
}
