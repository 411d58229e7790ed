import type { Claim } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { sample } from './claim.ts'

/** Figures of the maintenance pages. */
export const maintenanceClaims: Seed<Claim>[] = [
  sample(
    'emergency-arrival',
    '2 hours',
    'Longest wait for an emergency in town',
    'call and arrival times in the job book',
  ),
  sample('emergency-dispatch', '5 minutes', 'From your call to a crew on its way', 'the call log'),
  sample(
    'emergency-on-site',
    '30 minutes',
    'To your door in Charlotte, on average',
    'call and arrival times in the job book',
  ),
  sample('emergency-repair', 'Same day', 'Most emergency repairs', 'call and closing dates in the job book'),
  sample(
    'preventive-fewer-emergencies',
    '85%',
    'Fewer emergency calls',
    'emergency calls of plan customers, the year before and the year after they signed; the figure came without a label, so check the label too',
  ),
  sample(
    'preventive-energy',
    '20%',
    'Lower energy bills',
    'utility bills of customers who shared them, before and after; the figure came without a label, so check the label too',
  ),
  sample(
    'preventive-wood-life',
    '15 years',
    'Longer life for wood trim',
    'dated photos of trim we’ve kept up and of trim nobody did; the figure came without a label, so check the label too',
  ),
  sample(
    'preventive-renewals',
    '99%',
    'Customers who stay with us',
    'the list of plans at the end of two years; the figure came without a label, so check the label too',
  ),
]
