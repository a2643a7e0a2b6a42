/** What people read for each way of delivery. */
export const deliveryNames = { standard: 'Standard delivery', express: 'Express delivery' } as const
