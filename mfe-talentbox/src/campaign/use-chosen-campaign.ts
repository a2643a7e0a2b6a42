import { useSearchParams } from '@brightyard/runtime'

/** The campaign whose details are open stands in the address, so that it can be shared and Back closes it. */
export function useChosenCampaign() {
  const [search, setSearch] = useSearchParams()
  const change = (slug: string | null, replace: boolean) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now)
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
