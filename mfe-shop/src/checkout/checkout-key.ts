/** Every quote of a person's checkout: what changes the bag makes them old. */
export const checkoutKey = (userId: number) => ['checkout', userId] as const
