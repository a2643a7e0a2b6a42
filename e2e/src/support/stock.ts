import { Token } from '@brightyard/contract/entities'
import * as z from '@brightyard/contract/schema'
import { type Account, callHeaders } from './accounts.ts'
import { expect } from './fixtures.ts'

const Row = z.object({
  variant_id: z.int(),
  ecomm_product_id: z.int(),
  revision: z.int(),
  price_in_paise: z.int(),
  after_discount_price_in_paise: z.int(),
})
type Row = z.infer<typeof Row>

/** Prices and stock as an admin changes them, without a browser. */
export async function stockDesk(origin: string, admin: Account) {
  const token = Token.parse(
    await ask(origin, 'POST', '/vendor/oauth/token', {
      body: { grant_type: 'password', client_id: 'web', ...admin },
    }),
  )
  const authorization = `Bearer ${token.access_token}`
  return {
    async find(product: { id: number; name: string }): Promise<Row> {
      const path = `/vendor/api/admin/stock?search=${encodeURIComponent(product.name)}`
      const { data } = z
        .object({ data: z.array(Row) })
        .parse(await ask(origin, 'GET', path, { authorization }))
      const row = data.find((one) => one.ecomm_product_id === product.id)
      if (!row) throw new Error(`The stock has no ${product.name}.`)
      return row
    },
    /** Takes the row's revision and gives the next one. */
    change: async (row: Row, change: object): Promise<Row> =>
      Row.parse(
        await ask(origin, 'PATCH', `/vendor/api/admin/stock/${row.variant_id}`, {
          authorization,
          body: { revision: row.revision, ...change },
        }),
      ),
  }
}

async function ask(
  origin: string,
  method: string,
  path: string,
  { authorization, body }: { authorization?: string; body?: object },
): Promise<unknown> {
  const response = await fetch(origin + path, {
    method,
    headers: { ...callHeaders(origin), ...(authorization ? { authorization } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  expect(response.status, await response.clone().text()).toBe(200)
  return response.json()
}
