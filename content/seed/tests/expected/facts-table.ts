import { townFacts, townSteps } from './town-facts-table.ts'

/**
 * The figures that the business was promised on its pages, by path, as a visitor reads them. They stand here a second time, typed
 * by hand, so that a change of the content that nobody meant is noticed. When the owner changes a fact on purpose, change it here.
 */
export const facts: Record<string, readonly string[]> = {
  '/': [
    ...['Monday–Friday 7:00 AM–6:00 PM', 'Saturday 8:00 AM–4:00 PM', 'Sunday Emergencies only'],
    ...['Charlotte, NC 28277', '30+ miles', 'Mecklenburg', 'Union', 'Cabarrus', 'Gaston'],
    ...['28202', '28105', '28227', '28134', '28078', '28031', '28036', '28025', '28052', '29730'],
    ...['28079', '28173', '28110', '28075', '28012', '28120'],
    ...['Drywall repair from $75', 'Deck staining from $3/sq ft', 'Painting from $2.50/sq ft'],
    ...['TV mounting from $125', 'Plumbing fixtures from $95', 'Ceiling fan installation from $150'],
    ...['Starting at $85', 'Custom pricing', 'Project-based', 'Service plans available'],
    ...['4.9/5', '300+', '500+', '1000+', '25+', '8+ years', '200+', '98%', 'A+', 'Same day', 'All 13'],
    ...['2.5K followers', '1.8K followers', '850 followers'],
    ...['24 hours', '1 year', 'deposit', '1–2 weeks', 'Cash, check, credit card, debit card'],
  ],
  '/about': ['8+', '200+', '98%'],
  '/contact': [
    ...['Monday–Friday 7:00 AM–6:00 PM', 'Saturday 8:00 AM–4:00 PM', 'Sunday Emergencies only', '28277'],
    ...['30+ miles', 'Mecklenburg', 'Union', 'Cabarrus', 'Gaston', 'within 24 hours'],
  ],
  '/gallery': ['All 13', 'Kitchen Remodeling', 'Bathroom Remodeling', 'Home Renovations'],
  '/service-areas': [
    ...['28202', '28105', '28227', '28134', '28078', '28031', '28036', '28025', '28052', '29730'],
    ...['28079', '28173', '28110', '28075', '28012', '28120', '15–25 minutes'],
  ],
  ...townFacts,
  '/matthews/bathroom-remodeling': [
    '$8,500–25,000+',
    'from $8,500',
    'from $3,200',
    'from $1,800',
    'from $1,500',
  ],
  '/matthews/kitchen-remodeling': [
    '$25,000–75,000+',
    '3–6 weeks',
    'from $25,000',
    'from $8,500',
    'from $3,500',
    'from $2,200',
  ],
  '/matthews/painting-services': [
    '$2.50/sq ft',
    '$3.25/sq ft',
    '$125/door',
    '$2.75/sq ft',
    '2 years',
    '5 years',
  ],
  '/matthews/handyman-services': ['$125/hour', '$150/job', '$200/visit', '$75/hour', 'One hour'],
  '/services/handyman': ['Starting at $85', 'from $75', '$8–15/sq ft', '$50–75'],
  '/services/comprehensive-handyman': ['1000+', '24/7', '25+', '100%'],
  '/services/maintenance/routine': ['from $150', 'from $300', 'from $800'],
  '/services/maintenance/scheduled': [
    ...['Essential from $400/quarter', 'Complete Most Popular from $200/month', 'Premium Custom pricing'],
  ],
  '/services/maintenance/emergency': ['30 minutes', '5 minutes', 'Same day', '24/7', '2–4 hours'],
  '/services/maintenance/preventive': ['85%', '20%', '15 years', '99%'],
  '/services/furniture-assembly': ['$50–75', '$75–150', '$150–300', 'one to three hours'],
  '/services/drywall-repair': [
    '$75–125',
    '$125–250',
    '$250–500',
    'up to four inches',
    'up to a foot',
    'eight inches',
  ],
  '/services/painting': [
    ...['from $2.50/sq ft', 'from $3.50/sq ft', 'from $85 per door', 'Custom', '$2.75/sq ft'],
    ...['2 years', '5 years', '2–5 days', '7–10 years'],
  ],
  '/services/plumbing': ['$75–150', '$150–350', '$125/hr plus materials', '2–4 hours'],
  '/services/electrical': ['$125–200', '$200–400', '$150–300'],
  '/services/tiling': ['$8–15/sq ft', '$15–25/sq ft', '$20–35/sq ft'],
  '/services/whole-home-remodel': ['$95,000', '12 weeks', '$120,000', '10 weeks', '8–16 weeks', '15+'],
  '/services/room-additions': [
    ...['$15,000–25,000', '$40,000–80,000+', '6–10 weeks', '12–16 weeks'],
    ...['2–4 weeks', '6–12 weeks', '1 week'],
  ],
  '/services/kitchen-remodeling': [
    ...['$25,000–75,000+', '3–6 weeks', '2–3 weeks', '6–8 weeks', '8–10 weeks'],
    ...['78%', '70–80%', '3–4 weeks', '300+', '98%', '25+'],
  ],
  '/services/bathroom-remodeling': [
    ...['$8,500–25,000+', '2–3 weeks', '1–2 weeks', '1 week', '3–4 weeks', '14-day', '500+', '98%', '70%'],
  ],
  '/services/babyproofing': ['6–12 months', '1–3 years', '3–5 years'],
  '/services/construction': ['2–4 months', '4–8 months', '6–12 months', '8–16 months', 'Project-based'],
  '/services/renovations': ['$8,500–25,000+', '$25,000–75,000+', '6–10 weeks', '8–16 weeks'],
  '/services/maintenance': ['Service plans available', 'from $150/month', 'from $200/month', '$99/month'],
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
  ...townSteps,
  '/matthews/bathroom-remodeling': 6,
  '/matthews/kitchen-remodeling': 6,
  '/matthews/painting-services': 6,
  '/matthews/handyman-services': 6,
}
