import { townFacts } from './town-facts-table.ts'

/**
 * The figures that the business was promised on its pages, by path, as a visitor reads them. They stand here a second time, typed
 * by hand, so that a change of the content that nobody meant is noticed. When the owner changes a fact on purpose, change it here. What
 * `e2e/specification` names is not named again.
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
  '/matthews/bathroom-remodeling': ['$8,500–25,000+', ...from('$8,500', '$3,200', '$1,800', '$1,500')],
  '/matthews/kitchen-remodeling': [
    ...['$25,000–75,000+', '3–6 weeks', ...from('$25,000', '$8,500', '$3,500', '$2,200')],
  ],
  '/matthews/painting-services': ['2 years', '5 years'],
  '/matthews/handyman-services': ['One hour'],
  '/services/handyman': ['Starting at $85', 'from $75', '$8–15/sq ft', '$50–75'],
  '/services/maintenance/scheduled': [
    ...['Essential from $400/quarter', 'Complete Most Popular from $200/month', 'Premium Custom pricing'],
  ],
  '/services/maintenance/emergency': ['30 minutes', '5 minutes', 'Same day', '24/7', '2–4 hours'],
  '/services/furniture-assembly': ['one to three hours'],
  '/services/drywall-repair': ['up to four inches', 'up to a foot', 'eight inches'],
  '/services/painting': [
    ...['from $2.50/sq ft', 'from $3.50/sq ft', 'from $85 per door', 'Custom', '$2.75/sq ft'],
    ...['2 years', '5 years', '2–5 days', '7–10 years'],
  ],
  '/services/plumbing': ['$75–150', '$150–350', '$125/hr plus materials', '2–4 hours'],
  '/services/tiling': ['$8–15/sq ft', '$15–25/sq ft', '$20–35/sq ft'],
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

function from(...amounts: string[]): string[] {
  return amounts.map((amount) => `from ${amount}`)
}
