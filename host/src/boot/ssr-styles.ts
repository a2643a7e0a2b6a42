/** The attribute of the page's style tag that names the styles in it. */
export const ssrStylesAttribute = 'data-rules'

/** Names of the styles that the server rendered. */
export const ssrStyles = () =>
  document
    .querySelector(`style[${ssrStylesAttribute}]`)
    ?.getAttribute(ssrStylesAttribute)
    ?.split(' ') ?? []
