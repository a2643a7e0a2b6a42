/** Pages to offer: the first, the last, the current one and its neighbours; `gap` where some are left out. */
export function pageNumbers(page: number, pages: number): (number | 'gap')[] {
  const wanted = [1, pages, page - 1, page, page + 1].filter(
    (number) => number >= 1 && number <= pages,
  )
  const sorted = [...new Set(wanted)].sort((a, b) => a - b)
  return sorted.flatMap((number, index) => {
    const previous = sorted[index - 1]
    if (previous === undefined || number - previous === 1) return [number]
    return number - previous === 2 ? [number - 1, number] : ['gap' as const, number]
  })
}
