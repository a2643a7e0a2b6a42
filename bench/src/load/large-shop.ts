import type { OpenDatabase } from '@brightyard/database'

const picture = JSON.stringify([
  {
    alt: 'A cup',
    width: 400,
    height: 400,
    avif: '/media/cup.avif 1x',
    webp: '/media/cup.webp 1x',
    jpeg: '/media/cup.jpg 1x',
    src: '/media/cup.jpg',
    placeholder: '#FFD9BC',
  },
])
/** 40 by 25 words: a search for one finds at most a fortieth. */
const firstWords = 'array[' + Array.from({ length: 40 }, (_, at) => `'Word${at}a'`).join(',') + ']'
const things =
  "array['Kite','Puzzle','Lamp','Paint','Globe','Drum','Bag','Book','Robot','Train','Bottle','Ball','Clay','Chess','Torch','Puppet','Blocks','Guitar','Telescope','Scooter','Tent','Easel','Microscope','Planner','Compass']"

/** 8 parents with 5 children each, 60 brands, and the given number of products with two variants each, beside what is there. */
export async function fillShop({ query }: OpenDatabase, count: number) {
  await query(`insert into categories (name, slug, position)
    select 'Parent ' || n, 'parent-' || n, n from generate_series(1, 8) n`)
  await query(`insert into categories (parent_id, name, slug, position)
    select p.id, p.name || ' child ' || n, p.slug || '-' || n, n
    from categories p, generate_series(1, 5) n`)
  await query(`insert into brands (name, slug)
    select 'Brand ' || n, 'brand-' || n from generate_series(1, 60) n`)
  await query(
    `insert into products (name, slug, description, brand_id, category_id, pictures, tax_percent,
       is_popular, new_arrival, age_from, age_to, rating_average, rating_count, created_at)
     select (${firstWords})[1 + n % 40] || ' ' || (${things})[1 + (n / 40) % 25] || ' ' || n, 'product-' || n,
       jsonb_build_array('A thing for children, number ' || n || ', made with care and sent in a box.'),
       case when n % 10 = 0 then null else (select min(id) from brands where slug like 'brand-%') + n % 60 end,
       (select min(id) from categories where slug like 'parent-%-%') + n % 40, $1::jsonb, 18,
       n % 20 = 0, n % 25 = 0, n % 12, n % 12 + 3,
       case when n % 3 = 0 then null else 3 + (n % 20) / 10.0 end, n % 50,
       now() - n * interval '1 minute'
     from generate_series(1, ${count}) n`,
    [picture],
  )
  await query(`insert into product_variants
      (product_id, position, name, price_in_paise, after_discount_price_in_paise, units_available)
    select id, v, 'Variant ' || v, 10000 + (id * 7919) % 500000, 9000 + (id * 7919) % 500000,
      case when id % 15 = 0 then 0 else 50 end
    from products, generate_series(0, 1) v
    where slug like 'product-%' and description ->> 0 like 'A thing for children, number %'`)
  // As a server does by itself soon after so many rows have come.
  await query('vacuum analyze')
}

/** One person with many notifications over a year, a third of them unread. */
export async function fillNotices({ query }: OpenDatabase, userId: number, count: number) {
  await query(
    `insert into notifications (user_id, title, description, collection_type, action_id, is_read, created_at)
     select $1, 'Notice ' || n, 'Something has happened that is worth a line.', '11', n, n % 3 <> 0,
       now() - n * interval '50 minutes'
     from generate_series(1, ${count}) n`,
    [userId],
  )
  await query('analyze notifications')
}
