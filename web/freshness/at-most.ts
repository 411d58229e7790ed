/** Works through the items in their order, so many at a time; the results stand in the order of the items. */
export async function atMost<Item, Result>(
  limit: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<PromiseSettledResult<Result>[]> {
  const results: PromiseSettledResult<Result>[] = []
  const queue = items.entries()
  const worker = async () => {
    for (const [index, item] of queue) {
      for (const result of await Promise.allSettled([work(item)])) results[index] = result
    }
  }
  await Promise.all(Array.from({ length: limit }, worker))
  return results
}
