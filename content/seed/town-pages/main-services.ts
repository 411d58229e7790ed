import { type Head, serviceCards } from '../sections.ts'

type Card = { text: string; features?: string[] }
type MainServices = Record<'handyman' | 'renovations' | 'construction' | 'maintenance', Card>

/** The four main services in the words of a town, each with its price and the way to its page. */
export const mainServices = ({
  handyman,
  renovations,
  construction,
  maintenance,
  ...head
}: Head & MainServices) =>
  serviceCards({
    ...head,
    cards: [
      { title: 'Handyman', price: 'price-handyman', service: 'service-handyman', ...handyman },
      {
        title: 'Renovations',
        price: 'price-renovations',
        service: 'service-renovations',
        ...renovations,
      },
      {
        title: 'Construction',
        price: 'price-construction',
        service: 'service-construction',
        ...construction,
      },
      {
        title: 'Maintenance',
        price: 'price-maintenance',
        service: 'service-maintenance',
        ...maintenance,
      },
    ],
  })
