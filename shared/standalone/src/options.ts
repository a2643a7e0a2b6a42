/** What a host says once; see `createStandalone`. */
export interface StandaloneOptions {
  /**
   * Origin of the Brightyard site, such as `https://www.brightyard.example`: for canonical addresses, and for links to
   * pages that this host does not show.
   */
  site: string
  /**
   * The address of `mf-manifest.json` of each release, by the remote's name:
   * `{ shop: 'https://www.brightyard.example/r/shop/1.4.0-0c5a7d21/mf-manifest.json' }`.
   */
  remotes: Readonly<Record<string, string>>
  /**
   * Where `/vendor` and `/cms` answer. Unless given, on this page's own origin, whose server passes them and `/media`
   * on to the site; another origin has to be among the API's `PUBLIC_ORIGIN`.
   */
  api?: string
  /**
   * Shows another page: somebody followed a link, signed in or out, or a page redirects. `address` is its path on the
   * site, with query and hash. Unless given, the browser goes to the site.
   */
  open?: (address: string) => void
}
