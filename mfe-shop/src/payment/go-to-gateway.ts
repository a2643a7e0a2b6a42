/** Leaves the site for the page where the order is paid. */
export function goToGateway(url: string) {
  location.assign(url)
}
