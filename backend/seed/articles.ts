import { readdir } from 'node:fs/promises';
import type { SeedArticle } from './types.ts';

/** The written articles, oldest first: one file each in `articles/`. */
export async function readArticles(): Promise<SeedArticle[]> {
  const directory = new URL('./articles/', import.meta.url);
  const files = (await readdir(directory)).filter((name) => name.endsWith('.ts')).sort();
  const modules = await Promise.all(
    files.map((name): Promise<{ article: SeedArticle }> => import(new URL(name, directory).href)),
  );
  return modules
    .map((module) => module.article)
    .sort((one, other) => one.published.localeCompare(other.published));
}
