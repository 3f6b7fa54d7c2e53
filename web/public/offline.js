// The way back is to the page one was on: its part behind "#" would be lost by a link.

document.querySelector("a").addEventListener("click", (event) => {
  event.preventDefault();
  location.reload();
});
addEventListener("online", () => location.reload());
