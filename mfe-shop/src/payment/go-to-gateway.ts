/** Leaves the site for the payment page. */
export function goToGateway(url: string) {
  location.assign(url)
}
