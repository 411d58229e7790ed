/** The categories by which the gallery is filtered: it offers those that have projects. */
export const projectCategories = [
  'Kitchen Remodeling',
  'Bathroom Remodeling',
  'Home Renovations',
  'Handyman Repairs',
  'Painting',
  'Decks and Fences',
  'Tile and Floors',
  'Plumbing',
  'Electrical',
] as const
export type ProjectCategory = (typeof projectCategories)[number]

/** A category as addresses and style sheets spell it, such as `kitchen-remodeling`. */
export function categorySlug(category: ProjectCategory): string {
  return category.toLowerCase().replaceAll(' ', '-')
}

/** The service that a category is of: it has the same words at the end of its address, `renovations` for "Home Renovations". */
export function serviceOf<S extends { slug: string }>(
  category: ProjectCategory,
  services: readonly S[],
): S | undefined {
  return services.find(({ slug }) => `-${categorySlug(category)}`.endsWith(`-${slug}`))
}
