import type {
  AboutPage,
  AreaService,
  AreasPage,
  Article,
  Business,
  City,
  CityService,
  CityServiceShared,
  Claim,
  ContactPage,
  Faq,
  GalleryPage,
  HomePage,
  LocationPage,
  Navigation,
  OpeningHours,
  Plan,
  Price,
  PricesPage,
  Project,
  PublicFact,
  Redirect,
  Review,
  Service,
  SocialCard,
  SocialPost,
  TownPage,
  TownService,
  Video,
} from '../sanity.types.ts'

/** A document as the seed writes it: without the three fields that the lake adds. */
export type Seed<Document> = Omit<Document, '_createdAt' | '_updatedAt' | '_rev'>

export type SeedDocument =
  | Seed<Business>
  | Seed<OpeningHours>
  | Seed<Navigation>
  | Seed<HomePage>
  | Seed<AboutPage>
  | Seed<ContactPage>
  | Seed<GalleryPage>
  | Seed<AreasPage>
  | Seed<PricesPage>
  | Seed<Price>
  | Seed<Claim>
  | Seed<PublicFact>
  | Seed<Review>
  | Seed<Faq>
  | Seed<Plan>
  | Seed<Project>
  | Seed<Service>
  | Seed<Video>
  | Seed<Article>
  | Seed<SocialCard>
  | Seed<SocialPost>
  | Seed<Redirect>
  | Seed<City>
  | Seed<AreaService>
  | Seed<CityServiceShared>
  | Seed<CityService>
  | Seed<TownPage>
  | Seed<LocationPage>
  | Seed<TownService>
