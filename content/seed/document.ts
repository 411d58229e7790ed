import type {
  AreaService,
  Business,
  City,
  Claim,
  Faq,
  HomePage,
  OpeningHours,
  Plan,
  Price,
  Project,
  Review,
  Service,
} from '../sanity.types.ts'

/** A document as the seed writes it: without the three fields that the lake adds. */
export type Seed<Document> = Omit<Document, '_createdAt' | '_updatedAt' | '_rev'>

export type SeedDocument =
  | Seed<Business>
  | Seed<OpeningHours>
  | Seed<HomePage>
  | Seed<Price>
  | Seed<Claim>
  | Seed<Review>
  | Seed<Faq>
  | Seed<Plan>
  | Seed<Project>
  | Seed<Service>
  | Seed<City>
  | Seed<AreaService>
