/** The page shown until the screen is built for the first time. */
export const WAITING = `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="5">
<title>Редакция собирается</title>
</head>
<body>
<main>
<h1>Редакция собирается</h1>
<p>Страница откроется сама, как только сборка закончится. Если через пару минут этого не&nbsp;случилось,
тот, кто отвечает за&nbsp;сервер, запускает сборку командой <code>npm run build:editor</code>.</p>
</main>
</body>
</html>
`;
