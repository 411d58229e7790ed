/** The categories by which the gallery is filtered. */
export const projectCategories = ['Kitchen Remodeling', 'Bathroom Remodeling', 'Home Renovations'] as const
