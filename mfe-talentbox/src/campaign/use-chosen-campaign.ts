import { useSearchParams } from '@brightyard/runtime'

/** The campaign whose details are open is in the URL, so that it can be shared and Back closes it. */
export function useChosenCampaign() {
  const [search, setSearch] = useSearchParams()
  const change = (slug: string | null, replace: boolean) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current)
        if (slug) next.set('campaign', slug)
        else next.delete('campaign')
        return next
      },
      { preventScrollReset: true, replace },
    )
  return {
    slug: search.get('campaign'),
    choose: (slug: string) => change(slug, false),
    close: () => change(null, true),
  }
}
